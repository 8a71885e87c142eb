import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

interface TextFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'autoCapitalize'> {
  readonly prefix?: string;
  /** Replaces the typed value and disables the input. */
  readonly fixed?: string | undefined;
  /** Returns a spoken form of a visual error. */
  readonly formatSpokenError?: (error: string) => string;
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, prefix, fixed, formatSpokenError, type = 'text', ...input } = props;
  const { id, error, register, aria } = useField({ name, hint });
  const inputProps = { ...input, ...aria, id, type, className: 'control' };
  const control =
    fixed === undefined ? (
      <input {...inputProps} {...register(name)} />
    ) : (
      <input key="fixed" {...inputProps} value={fixed} disabled />
    );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} formatSpokenError={formatSpokenError}>
      {prefix ? (
        <div className="control-box">
          <span className="control-unit" aria-hidden="true">
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

interface AmountFieldProps extends FieldProps {
  readonly fixed?: string | undefined;
}

/** Amount in pounds. */
export function AmountField(props: AmountFieldProps) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" prefix="£" />;
}

interface EmailFieldProps {
  /** `username` if the email signs in. */
  readonly autoComplete?: 'email' | 'username';
}

export function EmailField({ autoComplete = 'email' }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
