import { useId } from 'react';

interface DateFilterProps {
  readonly name: string;
  readonly label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** Takes effect immediately. Forms use `DateField`. */
export function DateFilter({ name, label, value, min, max, onChange }: DateFilterProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        className="control"
        value={value}
        min={min || undefined}
        max={max || '9999-12-31'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
