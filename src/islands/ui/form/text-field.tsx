import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

interface TextFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck' | 'autoCapitalize'> {
  /** A unit in front of the box. */
  readonly prefix?: string;
}

/** One line of text. */
export function TextField({ name, label, hint, prefix, type = 'text', ...input }: TextFieldProps) {
  const { id, error, register, aria } = useField({ name, hint });
  const control = <input {...input} {...aria} {...register(name)} id={id} type={type} className="control" />;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
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
