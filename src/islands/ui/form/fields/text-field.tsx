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
