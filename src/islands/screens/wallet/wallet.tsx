import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useId } from 'react';
import { whenQuiet } from '../../../lib/start/idle.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { $withdrawn, isWithdrawalKept, transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { RowSkeleton } from '../../ui/loading/row-skeleton.tsx';
import { GamblingMark } from '../../ui/marks/gambling-mark.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { BalanceCard, BalanceCardSkeleton } from './balance-card.tsx';
import { TransactionList } from './transaction-list.tsx';

const WithdrawalNews = lazyPart(() => import('./withdrawal-news.tsx'));

/** Wallet: the balance and what changed it. Each loads, fails and retries on its own. */
export default function Wallet() {
  const id = useId();
  const withdrawn = useStore($withdrawn);
  // What is kept is kept by member.
  useStore(memberQuery.$data);
  const hasNews = withdrawn || isWithdrawalKept();
  // It is there before a withdrawal is sent, whose connection may be lost.
  useEffect(() => {
    whenQuiet(() => void WithdrawalNews.preload());
  }, []);
  return (
    <Page>
      <div className="wallet">
        <Loaded query={memberQuery} skeleton={<BalanceCardSkeleton />}>
          {({ balance }) => <BalanceCard balance={balance} />}
        </Loaded>
        {hasNews && (
          <Suspense fallback={null}>
            <WithdrawalNews />
          </Suspense>
        )}
        <section className="flow" aria-labelledby={id}>
          <h2 id={id}>Transaction History</h2>
          <Loaded query={transactionsQuery} skeleton={<Placeholder />} empty={<NoTransactions />}>
            {(list) => <TransactionList list={list} />}
          </Loaded>
        </section>
        <GamblingMark />
      </div>
    </Page>
  );
}

function Placeholder() {
  return (
    <div className="card card-flush list">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  );
}

function NoTransactions() {
  const text = 'What you deposit, withdraw, spend and win will show here.';
  return <Empty mark="wallet" title="No transactions yet" text={text} />;
}
