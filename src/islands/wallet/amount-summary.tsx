import { DefinitionList } from '../ui/content/definition-list.tsx';
import { Money } from '../ui/content/money.tsx';

interface AmountSummaryProps {
  /** What happens to the amount: 'You withdraw'. */
  readonly term: string;
  /** Signed pence by which the balance will change; undefined while no valid amount is entered. */
  readonly change: number | undefined;
  /** Pence; undefined while unknown. */
  readonly balance: number | undefined;
}

const unknown = '–';

/** What an amount does to the wallet, to be read before it is committed. */
export function AmountSummary({ term, change, balance }: AmountSummaryProps) {
  const after = change === undefined || balance === undefined ? undefined : balance + change;
  return (
    <DefinitionList
      items={[
        { term: 'Current balance', value: balance === undefined ? unknown : <Money pence={balance} /> },
        { term, value: change === undefined ? unknown : <Money pence={Math.abs(change)} /> },
        { term: 'Balance after', value: <BalanceAfter pence={after} /> },
      ]}
    />
  );
}

function BalanceAfter({ pence }: { readonly pence: number | undefined }) {
  if (pence === undefined) return unknown;
  return pence < 0 ? 'More than you have' : <Money pence={pence} />;
}
