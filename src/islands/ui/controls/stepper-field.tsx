import { type KeyboardEvent, useState } from 'react';

export interface StepperValue {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What the value means in words, for assistive technology. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  /** A number beyond an end was typed: `onChange` was told that end in its place. */
  readonly onClamp?: ((end: number) => void) | undefined;
}

interface StepperFieldProps extends StepperValue {
  /** Id of the label. */
  readonly labelId: string;
}

const bigStep = 10;

/** Value that a key leads to (ARIA spinbutton pattern); undefined for other keys. */
function targetOf(key: string, { value, min, max }: StepperValue): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + bigStep,
    PageDown: value - bigStep,
    Home: min,
    End: max,
  };
  return targets[key];
}

/** The whole number that was typed, spaces and thousands separators aside; undefined for anything else. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replace(/[\s,.]/g, '');
  return /^[0-9]+$/.test(digits) ? Number(digits) : undefined;
}

/** The number itself, which keys step and digits replace. What was typed gives way to what was taken in the end. */
export function StepperField({ labelId, ...number }: StepperFieldProps) {
  const { value, min, max, valueText, onChange, onClamp } = number;
  const [typed, setTyped] = useState<string>();
  const within = (wanted: number) => Math.max(min, Math.min(max, wanted));
  const type = (text: string) => {
    setTyped(text);
    const wanted = wholeNumber(text);
    if (wanted === undefined) return;
    // Taken at once, so that a press on a button beside it finds nothing other than what stands there.
    onChange(within(wanted));
    if (wanted !== within(wanted)) onClamp?.(within(wanted));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setTyped(undefined);
    const target = targetOf(event.key, number);
    if (target === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(within(target));
  };
  return (
    <input
      className="stepper-value"
      role="spinbutton"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      aria-labelledby={labelId}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText}
      value={typed ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={press}
    />
  );
}
