import { type ReactNode, useId } from 'react';
import { controlClass, fieldClass } from '../form/fields/field-class.ts';

interface FilterProps {
  readonly id: string;
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A control with its label. */
function Filter({ id, label, className = '', children }: FilterProps) {
  return (
    <div className={`${fieldClass.root} ${className}`}>
      <label className={fieldClass.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Takes effect immediately. Forms use `SelectField`. */
export function Select({ name, label, value, options, onChange, className }: SelectProps) {
  const id = useId();
  return (
    <Filter id={id} label={label} className={className}>
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
    </Filter>
  );
}

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
export function DateFilter({ name, label, value, min, max, onChange, className }: DateFilterProps) {
  const id = useId();
  return (
    <Filter id={id} label={label} className={className}>
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
    </Filter>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Takes effect immediately. */
export function Switch({ name, label, checked, onChange }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        name={name}
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state.
        role="switch"
        className="toggle rounded-full bg-base-100 [--input-color:var(--color-control)] before:rounded-full checked:border-primary-text checked:bg-primary checked:[--input-color:var(--color-primary-content)] forced-colors:checked:bg-[Highlight]"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
