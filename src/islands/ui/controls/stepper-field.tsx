import { type KeyboardEvent, useState } from 'react';

export type StepperLimit = 'min' | 'max';

export interface StepperValue {
  readonly value: number;
  readonly min: number;
  /** Infinite where there is no end. */
  readonly max: number;
  /** What the value means in words, for assistive technology. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  /** More was wanted than there is, or less: the number stays at that end, which `onChange` may have been told before. */
  readonly onLimit: (end: StepperLimit) => void;
}

interface StepperFieldProps extends StepperValue {
  readonly name: string;
  readonly descriptionId: string;
  /** Digits were taken. */
  readonly onType: () => void;
}

const bigStep = 10;

/** More digits than these nobody means, where nothing else is the end. */
const largest = 999_999_999;

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
export function StepperField({ name, descriptionId, onType, ...number }: StepperFieldProps) {
  const { value, min, max, valueText, onChange, onLimit } = number;
  const [typed, setTyped] = useState<string>();
  const take = (wanted: number) => {
    onChange(Math.max(min, Math.min(max, largest, wanted)));
    if (wanted > max) onLimit('max');
    else if (wanted < min) onLimit('min');
  };
  const type = (text: string) => {
    setTyped(text);
    const wanted = wholeNumber(text);
    if (wanted === undefined) return;
    // Taken at once, so that a press on a button beside it finds nothing other than what stands there.
    take(wanted);
    onType();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setTyped(undefined);
    const target = targetOf(event.key, number);
    if (target === undefined || target === Number.POSITIVE_INFINITY) return;
    event.preventDefault();
    setTyped(undefined);
    take(target);
  };
  return (
    <input
      className="stepper-value"
      role="spinbutton"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={name}
      aria-describedby={descriptionId}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max === Number.POSITIVE_INFINITY ? undefined : max}
      aria-valuetext={valueText}
      value={typed ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={press}
    />
  );
}
