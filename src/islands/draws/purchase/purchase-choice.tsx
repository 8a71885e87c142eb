import { useId } from 'react';
import type { PurchaseKind } from './use-purchase.ts';

const choices = [
  {
    kind: 'subscribe',
    label: 'Subscribe',
    hint: 'The ticket cost is automatically deducted from your in-app wallet or bank account for upcoming draws.',
  },
  { kind: 'once', label: 'One-time purchase', hint: 'Tickets for this draw alone.' },
] as const satisfies readonly { kind: PurchaseKind; label: string; hint: string }[];

interface PurchaseChoiceProps {
  readonly kind: PurchaseKind;
  readonly onChange: (kind: PurchaseKind) => void;
}

/** Once or for all draws to come; what the chosen one means stands below, in room for the longer of the two. */
export function PurchaseKindChoice({ kind: chosen, onChange }: PurchaseChoiceProps) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="sr-only">How to buy</legend>
      <div className="purchase-choices">
        {choices.map(({ kind, label }) => (
          <label key={kind} className="choice choice-card">
            <input
              type="radio"
              className="radio"
              name={name}
              checked={kind === chosen}
              aria-describedby={`${name}${kind}`}
              onChange={() => onChange(kind)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="purchase-hints">
        {choices.map(({ kind, hint }) => (
          <p
            key={kind}
            id={`${name}${kind}`}
            className={kind === chosen ? 'field-hint' : 'field-hint invisible'}
          >
            {hint}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
