import { Eye, EyeOff } from 'lucide';
import { useContext, useEffect, useState } from 'react';
import { IconButton } from '../../controls/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { announce } from '../../messages/announce.ts';
import { FieldFrame, type FieldProps, FormEngineContext, useField } from './field.tsx';

interface PasswordFieldProps extends FieldProps {
  /** Names its button, too. */
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Whether the password can be read. Hidden again while it is sent, so that browsers offer to keep it. */
function useShown() {
  const [shown, setShown] = useState(false);
  const isSending = useContext(FormEngineContext).useIsSubmitting();
  useEffect(() => {
    if (isSending) setShown(false);
  }, [isSending]);
  const toggle = () => {
    setShown(!shown);
    announce(shown ? 'Your password is hidden' : 'Your password is visible');
  };
  return [shown, toggle] as const;
}

/** A password with a button that shows it. Pasting works, and no length is cut off. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const { id, error, register, aria } = useField({ name, hint });
  const [shown, toggle] = useShown();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="password-box">
        <input
          {...aria}
          {...register(name)}
          id={id}
          type={shown ? 'text' : 'password'}
          className="control"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={id}
          onClick={toggle}
        >
          {shown ? <Icon of={EyeOff} size={20} /> : <Icon of={Eye} size={20} />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
