import { useMemo } from 'react';
import type { Transaction } from '../../lib/contract/wallet.ts';
import { isWhole, type List } from '../../lib/data/list.ts';
import { pathOf } from '../../lib/paths.ts';
import { historyOf } from '../../lib/wallet/history.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import MoneySummary from '../shared/wallet-summary.tsx';
import { useAllPages } from '../ui/loading/all-pages.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { PagesProgress } from '../ui/loading/pages-progress.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

function Flows({ list }: { readonly list: List<Transaction> }) {
  const { reading } = useAllPages(transactionsQuery);
  const history = useMemo(() => historyOf(list.entries, undefined), [list.entries]);
  return (
    <>
      <PagesProgress reading={reading} />
      <MoneySummary history={history} isWhole={isWhole(list)} />
    </>
  );
}

/** What went in and out of the wallet. */
export function Money() {
  return (
    <section className="flow-small" aria-labelledby="money">
      <h2 id="money">Money in and out</h2>
      <p className="muted">
        All that changed your wallet, as the{' '}
        <a className="link" href={pathOf('statement')}>
          statement
        </a>{' '}
        has it: wins count as money in, withdrawals as money out.
      </p>
      <Loaded query={transactionsQuery} skeleton={<Skeleton shape="panel" />}>
        {(list) => <Flows list={list} />}
      </Loaded>
    </section>
  );
}
