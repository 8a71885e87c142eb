import { useId } from 'react';

interface DayBoxProps {
  readonly name: string;
  readonly label: string;
  /** `2026-03-04`, or '' for none. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** A day that takes effect at once, by the system's own calendar; in forms there is `DateField`. */
export function DateFilter({ name, label, value, min, max, onChange }: DayBoxProps) {
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
