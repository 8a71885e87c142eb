import { useId } from 'react';
import { controlClass, fieldClass } from '../form/fields/field-class.ts';

interface DateFilterProps {
  readonly name: string;
  readonly label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
  readonly className?: string;
}

/** Takes effect immediately. Forms use `DateField`. */
export function DateFilter({ name, label, value, min, max, onChange, className = '' }: DateFilterProps) {
  const id = useId();
  return (
    <div className={`${fieldClass.root} ${className}`}>
      <label className={fieldClass.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        className={controlClass.input}
        value={value}
        min={min || undefined}
        max={max || '9999-12-31'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
