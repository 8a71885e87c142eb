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

/** A dash without a valid amount. */
function Amount({ pence }: { readonly pence: number | undefined }) {
  return pence === undefined ? <span>–</span> : <Money pence={pence} />;
}

export function AmountSummary({ term, change, balance }: AmountSummaryProps) {
  const after = change === undefined || balance === undefined ? undefined : balance + change;
  const isBalanceUnknown = useIsBalanceUnknown();
  const summary = (
    <DefinitionList
      items={[
        { term: 'Current balance', value: <Money pence={balance} /> },
        { term, value: <Amount pence={change === undefined ? undefined : Math.abs(change)} /> },
        {
          term: 'Balance after',
          value:
            after !== undefined && after < 0 ? <span>More than you have</span> : <Amount pence={after} />,
        },
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
