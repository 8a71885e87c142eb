import type { ReactNode } from 'react';
import { useField } from '../form-context.ts';
import { FieldError, FieldHint, type FieldProps } from './field.tsx';

interface RadioFieldProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

export function RadioField({ name, legend, options }: RadioFieldProps) {
  const { id, error, defaultValue, binding, aria } = useField({ name });
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice choice-card">
            <input
              {...aria}
              {...binding}
              type="radio"
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className="radio"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

export function CheckboxField({ name, label, hint }: FieldProps) {
  const { id, error, defaultChecked, binding, aria } = useField({ name, hint });
  return (
    <div className="field">
      <label className="choice" htmlFor={id}>
        <input
          {...aria}
          {...binding}
          id={id}
          type="checkbox"
          defaultChecked={defaultChecked}
          className="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
    </div>
  );
}
