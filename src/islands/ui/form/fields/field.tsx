import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useField } from '../form-context.ts';
import { choiceClass, controlClass, fieldClass } from './field-class.ts';

export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

function FieldHint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    children && (
      <p className={fieldClass.hint} id={`${id}hint`}>
        {children}
      </p>
    )
  );
}

/** Scrolls to the first error, because the focus reveals only the field above it. */
function scrollToFirstError(line: HTMLElement | null) {
  const first = line?.closest('form')?.querySelector('[data-words]');
  if (first && first === line) first.scrollIntoView({ block: 'nearest' });
}

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
  /** Returns a spoken form of a visual error. */
  readonly formatSpokenError?: ((error: string) => string) | undefined;
}

export function FieldError({ id, error, formatSpokenError = String }: FieldErrorProps) {
  if (!error) return null;
  const spokenError = formatSpokenError(error).replaceAll('\n', ' ');
  const isPlain = formatSpokenError(error) === error;
  return (
    <p
      ref={scrollToFirstError}
      className="flex gap-1.5 font-medium text-error-text"
      id={`${id}error`}
      data-words={`Error: ${spokenError}`}
    >
      <Icon of={CircleAlert} size={16} className="mt-0.5 flex-none" />
      <span>
        <span className="sr-only">{isPlain ? 'Error: ' : `Error: ${spokenError}`}</span>
        {error.split('\n').map((line) => (
          <span key={line} className="block" aria-hidden={!isPlain || undefined}>
            {line}
          </span>
        ))}
      </span>
    </p>
  );
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint'>, FieldErrorProps {
  readonly children: ReactNode;
}

export function FieldFrame({ id, label, hint, children, ...errorProps }: FieldFrameProps) {
  return (
    <div className={fieldClass.root}>
      <label className={fieldClass.label} id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} {...errorProps} />
    </div>
  );
}

export function CheckboxField({ name, label, hint }: FieldProps) {
  const { id, error, defaultChecked, binding, aria } = useField({ name, hint });
  return (
    <div className={fieldClass.root}>
      <label className={choiceClass.plain}>
        <input
          {...aria}
          {...binding}
          id={id}
          type="checkbox"
          defaultChecked={defaultChecked}
          className={controlClass.checkbox}
        />
        <span>{label}</span>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
    </div>
  );
}
