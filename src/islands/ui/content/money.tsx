import { formatPence, formatSignedPence, formatSpokenPence } from '../../../lib/format/money.ts';

interface MoneyProps {
  /** Shown as "…" while undefined. */
  readonly pence: number | undefined;
  /** Marks a change by sign, colour and screen-reader text. */
  readonly signed?: boolean;
  readonly className?: string;
}

/** The font size fits millions on one line in very large text. */
const figure = 'text-[min(1em,7cqi)] font-semibold tabular-nums';

const signClasses = ['text-error-text', '', 'text-success-text'] as const;

export function Money({ pence, signed, className = '' }: MoneyProps) {
  if (!signed || pence === undefined) {
    return (
      <span className={`${figure} wrap-anywhere ${className}`} translate="no">
        {pence === undefined ? '…' : formatPence(pence)}
      </span>
    );
  }
  return (
    // A line never ends after the sign.
    <span className={`${figure} whitespace-nowrap ${signClasses[Math.sign(pence) + 1]} ${className}`}>
      <span aria-hidden="true" translate="no">
        {formatSignedPence(pence)}
      </span>
      <span className="sr-only">{formatSpokenPence(pence)}</span>
    </span>
  );
}
