import { Minus, Plus } from 'lucide';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { subscribePageVisibility } from '../../../lib/browser/page.ts';
import { Icon } from '../icons/icon.tsx';
import { announce } from '../messages/announce.ts';
import { IconButton } from './button.tsx';

export type StepperLimit = 'min' | 'max';

interface StepperValue {
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
function StepperField({ name, descriptionId, onType, ...number }: StepperFieldProps) {
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

const holdMs = 400;
const initialPauseMs = 140;
const minPauseMs = 40;
const acceleration = 0.88;

/**
 * Repeats `step` at a growing rate while the button is pressed, with the pointer on it. The click that ends such a
 * press does nothing.
 * @param step returns false at the limit
 */
function useAutoRepeat(step: () => boolean) {
  const latest = useRef(step);
  latest.current = step;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    const stopListening = subscribePageVisibility(stop);
    addEventListener('blur', stop);
    return () => {
      stop();
      stopListening();
      removeEventListener('blur', stop);
    };
  }, [stop]);
  const scheduleStep = (waitMs: number, pauseMs: number) => {
    timer.current = setTimeout(() => {
      hasRepeated.current = true;
      if (latest.current()) scheduleStep(pauseMs, Math.max(minPauseMs, pauseMs * acceleration));
    }, waitMs);
  };
  return {
    onPointerDown: ({ button, pointerId, currentTarget }: PointerEvent) => {
      stop();
      hasRepeated.current = false;
      // Touch captures the pointer, which would then never leave the button.
      currentTarget.releasePointerCapture(pointerId);
      if (button === 0) scheduleStep(holdMs, initialPauseMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** A click by keyboard has detail 0. */
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || !hasRepeated.current) step();
    },
  };
}

interface StepperProps extends StepperValue {
  readonly name: string;
  /** Element that describes the number. */
  readonly descriptionId: string;
  readonly unit: string;
}

const announceDelayMs = 500;

/** Announces the latest text after a pause. The field itself announces keyboard steps. */
function useDebouncedAnnouncement(text: string): () => void {
  const latest = useRef(text);
  latest.current = text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const withdraw = useRef(() => {});
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      withdraw.current();
      withdraw.current = announce(latest.current);
    }, announceDelayMs);
  };
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly step: () => void;
  readonly onLimit: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, disabled, step, onLimit, children }: StepButtonProps) {
  const press = useAutoRepeat(() => {
    if (disabled) onLimit();
    else step();
    return !disabled;
  });
  return (
    <IconButton
      label={label}
      className="w-auto touch-manipulation select-none [-webkit-touch-callout:none]"
      disabled={disabled}
      {...press}
      // A context menu would end the long press.
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </IconButton>
  );
}

export function Stepper({ name, descriptionId, unit, ...number }: StepperProps) {
  const { value, min, max, valueText, onChange, onLimit } = number;
  const announceValue = useDebouncedAnnouncement(valueText);
  const stepBy = (by: number) => {
    announceValue();
    onChange(value + by);
  };
  const handleLimit = (end: StepperLimit) => {
    announceValue();
    onLimit(end);
  };
  return (
    <div
      className="grid max-w-full grid-cols-[minmax(44px,2.75rem)_minmax(2rem,1fr)_minmax(44px,2.75rem)] items-center rounded-field border border-control bg-base-100"
      data-slot="stepper"
    >
      <StepButton
        label={`One fewer ${unit}`}
        disabled={value <= min}
        step={() => stepBy(-1)}
        onLimit={() => handleLimit('min')}
      >
        <Icon of={Minus} size={20} />
      </StepButton>
      <StepperField name={name} descriptionId={descriptionId} onType={announceValue} {...number} />
      <StepButton
        label={`One more ${unit}`}
        disabled={value >= max}
        step={() => stepBy(1)}
        onLimit={() => handleLimit('max')}
      >
        <Icon of={Plus} size={20} />
      </StepButton>
    </div>
  );
}
