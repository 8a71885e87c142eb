import { useStore } from '@nanostores/react';
import { Suspense, useMemo } from 'react';
import type { Transaction } from '../../../lib/contract/wallet.ts';
import { isComplete, type List } from '../../../lib/data/list.ts';
import { createHistory } from '../../../lib/wallet/history.ts';
import { getMissingEntries } from '../../../lib/wallet/missing-entries.ts';
import { $member } from '../../../stores/member/member.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { PhoneSaferPlayLinks } from '../../shared/safer-play-links.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { PagesProgress, useAllPages } from '../../ui/loading/all-pages.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { NoTransactions, TransactionsSkeleton } from '../no-transactions.tsx';
import { Entries } from './entries.tsx';

const MoneySummary = lazyComponent(() => import('../../shared/wallet-summary.tsx'));

/** Loads all pages for both tabs. */
function StatementTabs({ list }: { readonly list: List<Transaction> }) {
  const { progress } = useAllPages(transactionsQuery);
  const balance = useStore($member)?.balance;
  const hasAllEntries = isComplete(list);
  const history = useMemo(
    () => createHistory(list.entries, hasAllEntries ? balance : undefined),
    [list.entries, hasAllEntries, balance],
  );
  const missing = useMemo(() => getMissingEntries(list), [list]);
  const summary = (
    <Suspense>
      <MoneySummary history={history} missing={missing} />
    </Suspense>
  );
  return (
    <div className="space-y-2">
      <PagesProgress progress={progress} />
      <Tabs
        label="Statement"
        tabs={[
          {
            id: 'entries',
            label: 'Transactions',
            panel: <Entries list={list} history={history} missing={missing} />,
          },
          { id: 'summary', label: 'Summary', panel: summary },
        ]}
      />
    </div>
  );
}

export default function Statement() {
  return (
    <Page>
      <div className="space-y-4">
        <Loaded query={transactionsQuery} skeleton={<TransactionsSkeleton />} empty={<NoTransactions />}>
          {(list) => <StatementTabs list={list} />}
        </Loaded>
        <PhoneSaferPlayLinks />
      </div>
    </Page>
  );
}
