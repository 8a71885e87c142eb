import { Minus, Plus } from 'lucide';
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { whenQuiet } from '../../../lib/start/idle.ts';
import { Icon } from '../marks/icon.tsx';
import { announce } from '../messages/announce.ts';
import { IconButton } from './icon-button.tsx';
import { StepperField, type StepperValue } from './stepper-field.tsx';

interface StepperProps extends StepperValue {
  readonly label: string;
  /** What is counted, one of it: a ticket. */
  readonly unit: string;
}

/** So long after the last step the value is said: a run is told by where it ends. */
const quietMs = 500;

/** Has a screen reader say the value that a button led to; the field speaks for itself while it has the focus. */
function useSaidAfterSteps(text: string): () => void {
  const isStepped = useRef(false);
  useEffect(() => {
    if (!isStepped.current) return;
    const timer = setTimeout(() => {
      isStepped.current = false;
      announce(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return () => {
    isStepped.current = true;
  };
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly step: () => void;
  readonly children: ReactNode;
}

const loadHold = () => import('./hold.ts');

/** Steps once when pressed and, held down, runs on. */
function StepButton({ label, disabled, step, children }: StepButtonProps) {
  const tryStep = () => {
    if (!disabled) step();
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
    if (held.current) running?.runWhileHeld(currentTarget, () => latest.current());
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
export function Stepper({ label, unit, ...number }: StepperProps) {
  const { value, min, max, valueText, onChange } = number;
  const id = useId();
  const noteStep = useSaidAfterSteps(valueText);
  useEffect(() => whenQuiet(() => void loadHold().catch(() => {})), []);
  const stepBy = (by: number) => {
    noteStep();
    onChange(value + by);
  };
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="stepper">
        <StepButton label={`One fewer ${unit}`} disabled={value <= min} step={() => stepBy(-1)}>
          <Icon of={Minus} size={20} />
        </StepButton>
        <StepperField labelId={id} {...number} />
        <StepButton label={`One more ${unit}`} disabled={value >= max} step={() => stepBy(1)}>
          <Icon of={Plus} size={20} />
        </StepButton>
      </div>
    </div>
  );
}
