import type { ReactNode } from 'react';

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
