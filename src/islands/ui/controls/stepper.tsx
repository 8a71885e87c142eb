import { Minus, Plus } from 'lucide';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { announce } from '../messages/announce.ts';
import { startAutoRepeat } from './auto-repeat.ts';
import { IconButton } from './button.tsx';
import { StepperField, type StepperLimit, type StepperValue } from './stepper-field.tsx';

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
  const tryStep = () => {
    if (disabled) onLimit();
    else step();
    return !disabled;
  };
  const latest = useRef(tryStep);
  latest.current = tryStep;
  const handlePointerDown = ({ button, currentTarget }: PointerEvent) => {
    if (button === 0) startAutoRepeat(currentTarget, () => latest.current());
  };
  return (
    <IconButton
      label={label}
      className="w-auto touch-manipulation select-none [-webkit-touch-callout:none]"
      disabled={disabled}
      onClick={tryStep}
      onPointerDown={handlePointerDown}
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
