import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

interface TextFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'autoCapitalize'> {
  /** A unit in front of the box. */
  readonly prefix?: string;
  /** A value that another field decides: it shows, disabled, and what was typed before waits behind it. */
  readonly fixed?: string | undefined;
  /** Words for its errors that are written for the eye. */
  readonly formatSpokenError?: (error: string) => string;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, prefix, fixed, formatSpokenError, type = 'text', ...input } = props;
  const { id, error, register, aria } = useField({ name, hint });
  const look = { ...input, ...aria, id, type, className: 'control' };
  const control =
    fixed === undefined ? (
      <input {...look} {...register(name)} />
    ) : (
      <input key="fixed" {...look} value={fixed} disabled />
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
  /** Stands in the box, which cannot be changed then, in place of what was typed. */
  readonly fixed?: string | undefined;
}

/** An amount of pounds; the sign stands outside the box, so that nobody has to type around it. */
export function AmountField(props: AmountFieldProps) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" prefix="£" />;
}

interface EmailFieldProps {
  /** What browsers may fill in: whoever signs in has it for a name. */
  readonly autoComplete?: 'email' | 'username';
}

/** An email address, which nothing corrects while it is typed. */
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
