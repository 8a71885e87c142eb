import { useId } from 'react';
import type { PurchaseKind } from './use-purchase.ts';

const choices = [
  { kind: 'subscribe', label: 'Subscribe' },
  { kind: 'once', label: 'One-time purchase' },
] as const satisfies readonly { kind: PurchaseKind; label: string }[];

interface PurchaseChoiceProps {
  readonly kind: PurchaseKind;
  readonly onChange: (kind: PurchaseKind) => void;
}

/** Once or for all draws to come; what the second means stands beside it. */
export function PurchaseChoice({ kind: chosen, onChange }: PurchaseChoiceProps) {
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
              onChange={() => onChange(kind)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {chosen === 'subscribe' && (
        <p className="field-hint" role="status">
          The ticket cost is automatically deducted from your in-app wallet or bank account for upcoming
          draws.
        </p>
      )}
    </fieldset>
  );
}
