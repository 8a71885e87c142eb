import { UnknownBalance, useIsBalanceUnknown } from '../shared/unknown-balance.tsx';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { Money } from '../ui/content/money.tsx';

interface AmountSummaryProps {
  readonly term: string;
  /** Signed pence; undefined without a valid amount. */
  readonly change: number | undefined;
  /** Pence; undefined while unknown. */
  readonly balance: number | undefined;
}

const unknown = '–';

export function AmountSummary({ term, change, balance }: AmountSummaryProps) {
  const after = change === undefined || balance === undefined ? undefined : balance + change;
  const isBalanceUnknown = useIsBalanceUnknown();
  const summary = (
    <DefinitionList
      items={[
        { term: 'Current balance', value: balance === undefined ? '…' : <Money pence={balance} /> },
        { term, value: change === undefined ? unknown : <Money pence={Math.abs(change)} /> },
        { term: 'Balance after', value: <BalanceAfter pence={after} /> },
      ]}
    />
  );
  return isBalanceUnknown ? (
    <div className="space-y-2">
      {summary}
      <UnknownBalance />
    </div>
  ) : (
    summary
  );
}

function BalanceAfter({ pence }: { readonly pence: number | undefined }) {
  if (pence === undefined) return unknown;
  return pence < 0 ? 'More than you have' : <Money pence={pence} />;
}
