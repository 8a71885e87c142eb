import { FieldFrame, type FieldProps, useField } from './field.tsx';

/** Several lines of text; the box grows with them. */
export function TextAreaField({ name, label, hint }: FieldProps) {
  const { id, error, register, aria } = useField({ name, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...aria} {...register(name)} id={id} rows={5} className="control" />
    </FieldFrame>
  );
}
