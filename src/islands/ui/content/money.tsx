import { formatPence, formatSignedPence, formatSpokenPence } from '../../../lib/format/money.ts';

interface MoneyProps {
  readonly pence: number;
  /** Marks a change by sign, colour and screen-reader text. */
  readonly signed?: boolean;
}

const signClasses = ['money money-out', 'money', 'money money-in'] as const;

export function Money({ pence, signed }: MoneyProps) {
  if (!signed) return <span className="money">{formatPence(pence)}</span>;
  return (
    <span className={signClasses[Math.sign(pence) + 1]}>
      <span aria-hidden="true">{formatSignedPence(pence)}</span>
      <span className="sr-only">{formatSpokenPence(pence)}</span>
    </span>
  );
}
