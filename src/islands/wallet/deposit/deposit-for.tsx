import type { ReactNode } from 'react';
import { minimumAmountPence } from '../../../lib/config.ts';
import { formatPence } from '../../../lib/format/money.ts';

interface DepositPurposeNoteProps {
  /** Says what is wanted, if anything is. */
  readonly wanted: ReactNode;
  /** Pence that are missing, which the amount was filled in for. */
  readonly short: number | undefined;
}

/** What the amount that stands in the form is for, and why it is more than what is missing where it is. */
export function DepositPurposeNote({ wanted, short }: DepositPurposeNoteProps) {
  const isRaised = short !== undefined && short < minimumAmountPence;
  if (!wanted && !isRaised) return null;
  return (
    <div className="flow-small">
      {wanted}
      {isRaised && (
        <p className="muted small">
          This is more than is missing: the least that can be deposited is {formatPence(minimumAmountPence)}.
        </p>
      )}
    </div>
  );
}
