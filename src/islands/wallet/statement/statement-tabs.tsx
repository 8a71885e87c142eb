import { useStore } from '@nanostores/react';
import { Suspense, useMemo } from 'react';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../../lib/data/list.ts';
import { createHistory } from '../../../lib/wallet/history.ts';
import { $member } from '../../../stores/member/member.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { useAllPages } from '../../ui/loading/all-pages.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { PagesProgress } from '../../ui/loading/pages-progress.tsx';
import { Entries } from './entries.tsx';

const MoneySummary = lazyComponent(() => import('../../shared/wallet-summary.tsx'));

/** What is said of a wallet's history needs all of it; until it is there, and where it is not to be had, it says so. */
export function StatementTabs({ list }: { readonly list: List<Transaction> }) {
  const { progress } = useAllPages(transactionsQuery);
  const balance = useStore($member)?.balance;
  const isAll = isComplete(list);
  const history = useMemo(
    () => createHistory(list.entries, isAll ? balance : undefined),
    [list.entries, isAll, balance],
  );
  const summary = (
    <Suspense>
      <MoneySummary history={history} isComplete={isAll} />
    </Suspense>
  );
  return (
    <div className="flow-small">
      <PagesProgress progress={progress} />
      <Tabs
        label="Statement"
        tabs={[
          { id: 'entries', label: 'Transactions', panel: <Entries list={list} history={history} /> },
          { id: 'summary', label: 'Summary', panel: summary },
        ]}
      />
    </div>
  );
}
