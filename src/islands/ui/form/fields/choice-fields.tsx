import type { ReactNode } from 'react';
import { useField } from '../form-context.ts';
import { FieldError, FieldFrame, type FieldProps } from './field.tsx';
import { choiceClass, controlClass, fieldClass } from './field-class.ts';

interface RadioFieldProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

export function RadioField({ name, legend, options }: RadioFieldProps) {
  const { id, error, defaultValue, binding, aria } = useField({ name });
  return (
    <fieldset className={fieldClass.root}>
      <legend className={`${fieldClass.label} mb-1.5`}>{legend}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label key={option.value} className={choiceClass.card}>
            <input
              {...aria}
              {...binding}
              type="radio"
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className={controlClass.radio}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ name, label, hint, options }: SelectFieldProps) {
  const { id, error, defaultValue, binding, aria } = useField({ name, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select {...aria} {...binding} id={id} defaultValue={defaultValue} className={controlClass.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
