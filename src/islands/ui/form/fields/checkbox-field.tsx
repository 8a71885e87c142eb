import { FieldError, FieldHint, type FieldProps, useField } from './field.tsx';

/** A tick with its words beside it; the whole line can be pressed. */
export function CheckboxField({ name, label, hint }: FieldProps) {
  const { id, error, register, aria } = useField({ name, hint });
  return (
    <div className="field">
      <label className="choice" htmlFor={id}>
        <input {...aria} {...register(name)} id={id} type="checkbox" className="checkbox" />
        <span>{label}</span>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
    </div>
  );
}
