import { minimumAmountPence } from '../../../../lib/config.ts';
import type { NamedWanted } from '../../../../lib/orders/top-up.ts';
import { formatPence } from '../../../../lib/text/money.ts';

interface DepositForProps {
  readonly wanted: NamedWanted | undefined;
  /** Pence that are missing, which the amount was filled in for. */
  readonly short: number | undefined;
}

/** What the amount that stands in the form is for, and why it is more than what is missing where it is. */
export function DepositFor({ wanted, short }: DepositForProps) {
  const isRaised = short !== undefined && short < minimumAmountPence;
  if (!wanted && !isRaised) return null;
  return (
    <div className="flow-small">
      {wanted && (
        <p>
          For <strong>{wanted.name}</strong>
        </p>
      )}
      {isRaised && (
        <p className="muted small">
          This is more than is missing: the least that can be deposited is {formatPence(minimumAmountPence)}.
        </p>
      )}
    </div>
  );
}
