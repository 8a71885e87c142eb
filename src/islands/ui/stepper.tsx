import { Minus, Plus } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { announce } from './announce.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { StepperField, type StepperValue } from './stepper-field.tsx';
import { useHold } from './use-hold.ts';

interface StepperProps extends StepperValue {
  readonly label: string;
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

function StepButton({ label, disabled, step, children }: StepButtonProps) {
  const hold = useHold(() => {
    if (!disabled) step();
    return !disabled;
  });
  return (
    <IconButton label={label} disabled={disabled} {...hold}>
      {children}
    </IconButton>
  );
}

/** A whole number between two ends: buttons that run while they are held, and a field to type it into. */
export function Stepper({ label, ...number }: StepperProps) {
  const { value, min, max, valueText, onChange } = number;
  const id = useId();
  const noteStep = useSaidAfterSteps(valueText);
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
        <StepButton label="One fewer" disabled={value <= min} step={() => stepBy(-1)}>
          <Icon of={Minus} size={20} />
        </StepButton>
        <StepperField labelId={id} {...number} />
        <StepButton label="One more" disabled={value >= max} step={() => stepBy(1)}>
          <Icon of={Plus} size={20} />
        </StepButton>
      </div>
    </div>
  );
}
