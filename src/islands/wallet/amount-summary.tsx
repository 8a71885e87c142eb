import { UnknownBalance, useIsBalanceUnknown } from '../orders/bank-approval-note.tsx';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { Money } from '../ui/content/money.tsx';

interface AmountSummaryProps {
  readonly term: string;
  /** Signed pence; undefined without a valid amount. */
  readonly change: number | undefined;
  /** Pence; undefined while unknown. */
  readonly balance: number | undefined;
}

/** A dash without a valid amount. */
const showAmount = (pence: number | undefined) =>
  pence === undefined ? <span>–</span> : <Money pence={pence} />;

export function AmountSummary({ term, change, balance }: AmountSummaryProps) {
  const after = change === undefined || balance === undefined ? undefined : balance + change;
  const isShort = after !== undefined && after < 0;
  return (
    <div className="space-y-2">
      <DefinitionList
        items={[
          { term: 'Current balance', value: <Money pence={balance} /> },
          { term, value: showAmount(change === undefined ? undefined : Math.abs(change)) },
          { term: 'Balance after', value: isShort ? <span>Not enough money</span> : showAmount(after) },
        ]}
      />
      {useIsBalanceUnknown() && <UnknownBalance />}
    </div>
  );
}
