import { Minus, Plus } from 'lucide';
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { onIdle } from '../../../lib/browser/deferred-work.ts';
import { Icon } from '../icons/icon.tsx';
import { announce } from '../messages/announce.ts';
import { IconButton } from './button.tsx';
import { StepperField, type StepperLimit, type StepperValue } from './stepper-field.tsx';

interface StepperProps extends StepperValue {
  /** What the number is of. */
  readonly name: string;
  /** Stands above, and describes the number to assistive technology. */
  readonly label: string;
  /** What is counted, one of it: a ticket. */
  readonly unit: string;
}

/** So long after the last change the value is said: a run is told by where it ends. */
const quietMs = 500;

/**
 * Has a screen reader say a text once the pressing or typing rests, in place of what it has not said by then. The field
 * itself speaks when keys step it.
 */
function useSaidAtRest(text: string): () => void {
  const latest = useRef(text);
  latest.current = text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const takeBack = useRef(() => {});
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      takeBack.current();
      takeBack.current = announce(latest.current);
    }, quietMs);
  };
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly step: () => void;
  /** Pressed although there is no step left. */
  readonly onBeyond: () => void;
  readonly children: ReactNode;
}

const loadHold = () => import('./auto-repeat.ts');

/** Steps once when pressed and, held down, runs on. */
function StepButton({ label, disabled, step, onBeyond, children }: StepButtonProps) {
  const tryStep = () => {
    if (disabled) onBeyond();
    else step();
    return !disabled;
  };
  const latest = useRef(tryStep);
  latest.current = tryStep;
  const held = useRef<Element>(null);
  const release = () => {
    held.current = null;
  };
  const hold = async ({ button, currentTarget }: PointerEvent) => {
    if (button !== 0) return;
    held.current = currentTarget;
    const running = await loadHold().catch(() => undefined);
    if (held.current) running?.startAutoRepeat(currentTarget, () => latest.current());
  };
  return (
    <IconButton
      label={label}
      disabled={disabled}
      onClick={tryStep}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      // What a long press opens elsewhere would take the finger away from the button.
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </IconButton>
  );
}

/** A whole number between two ends: buttons that run while they are held, and a field to type it into. */
export function Stepper({ name, label, unit, ...number }: StepperProps) {
  const { value, min, max, valueText, onChange, onLimit } = number;
  const id = useId();
  const sayAtRest = useSaidAtRest(valueText);
  useEffect(() => onIdle(() => void loadHold().catch(() => {})), []);
  const stepBy = (by: number) => {
    sayAtRest();
    onChange(value + by);
  };
  const stayAt = (end: StepperLimit) => {
    sayAtRest();
    onLimit(end);
  };
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="stepper">
        <StepButton
          label={`One fewer ${unit}`}
          disabled={value <= min}
          step={() => stepBy(-1)}
          onBeyond={() => stayAt('min')}
        >
          <Icon of={Minus} size={20} />
        </StepButton>
        <StepperField name={name} descriptionId={id} onType={sayAtRest} {...number} />
        <StepButton
          label={`One more ${unit}`}
          disabled={value >= max}
          step={() => stepBy(1)}
          onBeyond={() => stayAt('max')}
        >
          <Icon of={Plus} size={20} />
        </StepButton>
      </div>
    </div>
  );
}
