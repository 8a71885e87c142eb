import type { ReactNode } from 'react';
import { FieldError, FieldHint, type FieldProps, useField } from './field.tsx';

interface RadioFieldProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

export function RadioField({ name, legend, options }: RadioFieldProps) {
  const { id, error, register, aria } = useField({ name });
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice choice-card">
            <input {...aria} {...register(name)} type="radio" value={option.value} className="radio" />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

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
