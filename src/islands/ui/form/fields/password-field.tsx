import { Eye, EyeOff } from 'lucide';
import { useContext, useEffect, useState } from 'react';
import { IconButton } from '../../controls/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { announce } from '../../messages/announce.ts';
import { FormContext, useField } from '../form-context.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { codeInput, controlClass } from './field-class.ts';

interface PasswordFieldProps extends FieldProps {
  /** Also part of the show/hide button's name. */
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Hidden during submission, so that browsers offer to save the password. */
function usePasswordVisibility() {
  const [isVisible, setVisible] = useState(false);
  const { isSubmitting } = useContext(FormContext);
  useEffect(() => {
    if (isSubmitting) setVisible(false);
  }, [isSubmitting]);
  const toggle = () => {
    setVisible(!isVisible);
    announce(isVisible ? 'Your password is hidden' : 'Your password is visible');
  };
  return [isVisible, toggle] as const;
}

export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const { id, error, binding, aria } = useField({ name, hint });
  const [isVisible, toggle] = usePasswordVisibility();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...aria}
          {...binding}
          id={id}
          type={isVisible ? 'text' : 'password'}
          className={`${controlClass.input} pe-12`}
          autoComplete={autoComplete}
          {...codeInput}
        />
        <IconButton
          label={`${isVisible ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          className="absolute inset-y-0 end-0"
          aria-controls={id}
          onClick={toggle}
        >
          {isVisible ? <Icon of={EyeOff} size={20} /> : <Icon of={Eye} size={20} />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}

/** Names the account to password managers. */
export function UsernameField({ email }: { readonly email: string }) {
  return (
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
