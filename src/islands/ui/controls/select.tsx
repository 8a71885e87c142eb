import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** Takes effect immediately. Forms use `SelectField`. */
export function Select({ name, label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="select-box">
        <select
          id={id}
          name={name}
          className="control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} />
      </div>
    </div>
  );
}
