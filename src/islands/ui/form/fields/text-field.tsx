import type { ComponentProps } from 'react';
import { useField } from '../form-context.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { codeInput, controlClass } from './field-class.ts';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'name' | 'prefix'> {
  readonly prefix?: string;
  /** Shown, disabled, in place of the typed value. */
  readonly fixed?: string | undefined;
  /** Error of a field outside a form. */
  readonly error?: string | undefined;
  /** Returns a spoken form of a visual error. */
  readonly formatSpokenError?: (error: string) => string;
}

export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hint,
    prefix,
    fixed,
    error: ownError,
    formatSpokenError,
    type = 'text',
    ...input
  } = props;
  const { id, error, defaultValue, binding, aria } = useField({ name, hint, error: ownError });
  const visible = { ...aria, id, className: controlClass.input };
  const isFixed = fixed !== undefined;
  const control = (
    <>
      <input
        {...input}
        {...(isFixed ? { hidden: true } : visible)}
        {...binding}
        type={type}
        defaultValue={defaultValue}
      />
      {isFixed && <input {...visible} data-name={name} value={fixed} disabled />}
    </>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} formatSpokenError={formatSpokenError}>
      {prefix ? (
        <div className="flex items-center gap-2">
          <span className="font-semibold text-lg text-muted" aria-hidden="true">
            {prefix}
          </span>
          {control}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

export function CodeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField autoComplete="off" {...props} {...codeInput} />;
}

/** Amount in pounds. */
export function AmountField(props: FieldProps & Pick<TextFieldProps, 'fixed' | 'error'>) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" prefix="£" />;
}

/** @param autoComplete `username` if the email signs in */
export function EmailField({ autoComplete = 'email' }: Pick<TextFieldProps, 'autoComplete'>) {
  return <TextField name="email" label="Email" type="email" autoComplete={autoComplete} {...codeInput} />;
}
