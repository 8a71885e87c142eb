import { useMemo } from 'react';
import type { Transaction } from '../../lib/contract/wallet.ts';
import type { List } from '../../lib/data/list.ts';
import { getPath } from '../../lib/paths.ts';
import { createHistory } from '../../lib/wallet/history.ts';
import { getMissingEntries } from '../../lib/wallet/missing-entries.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import WalletSummary from '../shared/wallet-summary.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { memberColumn } from './columns.ts';
import { ReminderCard } from './reminder-card.tsx';
import { StopSection } from './stop-section.tsx';
import { TimeReminderCard } from './time-reminder-card.tsx';

function FlowSummary({ list }: { readonly list: List<Transaction> }) {
  const { progress } = useAllPages(transactionsQuery);
  const history = useMemo(() => createHistory(list.entries, undefined), [list.entries]);
  const missing = useMemo(() => getMissingEntries(list), [list]);
  return (
    <>
      <PagesProgress progress={progress} />
      <WalletSummary history={history} missing={missing} />
    </>
  );
}

function MoneyFlows() {
  return (
    <section className="space-y-2" aria-labelledby="money">
      <h2 id="money">Money in and out</h2>
      <p className="text-muted">
        All that changed your wallet, as the{' '}
        <a className="link text-primary-text" href={getPath('statement')}>
          statement
        </a>{' '}
        has it: wins count as money in, withdrawals as money out.
      </p>
      <Loaded query={transactionsQuery} skeleton={<Skeleton shape="panel" />}>
        {(list) => <FlowSummary list={list} />}
      </Loaded>
    </section>
  );
}

/** Lazy, because help renders first. */
export default function MemberControls() {
  return (
    <div className={`${memberColumn} space-y-6`}>
      <MoneyFlows />
      <ReminderCard />
      <TimeReminderCard />
      <StopSection />
    </div>
  );
}
