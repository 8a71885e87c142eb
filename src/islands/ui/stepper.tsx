import { Minus, Plus } from 'lucide';
import { type KeyboardEvent, useId } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const bigStep = 10;

/** Value that a key leads to (ARIA spinbutton pattern); undefined for other keys. */
function targetOf(key: string, { value, min, max }: StepperProps): number | undefined {
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

/** A small whole number between two ends, for thumbs, keys and screen readers alike. */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, onChange } = props;
  const id = useId();
  const set = (next: number) => onChange(Math.max(min, Math.min(max, next)));
  const press = (event: KeyboardEvent) => {
    const target = targetOf(event.key, props);
    if (target === undefined) return;
    event.preventDefault();
    set(target);
  };
  return (
    <div className="field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <div className="stepper">
        <IconButton label="One fewer" disabled={value <= min} onClick={() => set(value - 1)}>
          <Icon of={Minus} size={20} />
        </IconButton>
        <div
          className="stepper-value"
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={id}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-live="polite"
          onKeyDown={press}
        >
          {value}
        </div>
        <IconButton label="One more" disabled={value >= max} onClick={() => set(value + 1)}>
          <Icon of={Plus} size={20} />
        </IconButton>
      </div>
    </div>
  );
}
