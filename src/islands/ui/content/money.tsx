import { formatPence, formatSignedPence, formatSpokenPence } from '../../../lib/format/money.ts';

interface MoneyProps {
  readonly pence: number;
  /** As a change of a balance: with its sign, in green or red, and in words for assistive technology. */
  readonly signed?: boolean;
}

const looks = ['money money-out', 'money', 'money money-in'] as const;

/** An amount of money. */
export function Money({ pence, signed }: MoneyProps) {
  if (!signed) return <span className="money">{formatPence(pence)}</span>;
  return (
    <span className={looks[Math.sign(pence) + 1]}>
      <span aria-hidden="true">{formatSignedPence(pence)}</span>
      <span className="sr-only">{formatSpokenPence(pence)}</span>
    </span>
  );
}
