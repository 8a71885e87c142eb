import { useId } from 'react';
import { controlClass, fieldClass } from '../form/fields/field-class.ts';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Takes effect immediately. Forms use `SelectField`. */
export function Select({ name, label, value, options, onChange, className = '' }: SelectProps) {
  const id = useId();
  return (
    <div className={`${fieldClass.root} ${className}`}>
      <label className={fieldClass.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={controlClass.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
