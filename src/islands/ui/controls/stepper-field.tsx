import { type KeyboardEvent, useState } from 'react';

export type StepperLimit = 'min' | 'max';

export interface StepperValue {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  /** Called after `onChange` for a value beyond a limit. */
  readonly onLimit: (end: StepperLimit) => void;
}

interface StepperFieldProps extends StepperValue {
  readonly name: string;
  readonly descriptionId: string;
  readonly onType: () => void;
}

const pageStep = 10;

const maxTypedValue = 999_999_999;

/** Follows the ARIA spinbutton pattern. */
function getKeyTarget(key: string, { value, min, max }: StepperValue): number | undefined {
  const targets: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + pageStep,
    PageDown: value - pageStep,
    Home: min,
    End: max,
  };
  return targets[key];
}

/** Accepts separators. */
function parseWholeNumber(text: string): number | undefined {
  const digits = text.replace(/[\s,.]/g, '');
  return /^[0-9]+$/.test(digits) ? Number(digits) : undefined;
}

/** Shows the typed text until blur. */
export function StepperField({ name, descriptionId, onType, ...number }: StepperFieldProps) {
  const { value, min, max, valueText, onChange, onLimit } = number;
  const [typed, setTyped] = useState<string>();
  const setClamped = (wanted: number) => {
    onChange(Math.max(min, Math.min(max, maxTypedValue, wanted)));
    if (wanted > max) onLimit('max');
    else if (wanted < min) onLimit('min');
  };
  const handleType = (text: string) => {
    setTyped(text);
    const wanted = parseWholeNumber(text);
    if (wanted === undefined) return;
    // Immediate, so that a step button starts from the typed value.
    setClamped(wanted);
    onType();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setTyped(undefined);
    const target = getKeyTarget(event.key, number);
    if (target === undefined || target === Number.POSITIVE_INFINITY) return;
    event.preventDefault();
    setTyped(undefined);
    setClamped(target);
  };
  return (
    <input
      className="w-full min-w-0 rounded-lg bg-transparent px-1 text-center font-semibold text-lg tabular-nums leading-11"
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
      onChange={(event) => handleType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={handleKeyDown}
    />
  );
}
