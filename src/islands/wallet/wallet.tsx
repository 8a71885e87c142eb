import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { getPath } from '../../lib/paths.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { $pendingOrders } from '../../stores/orders/pending-orders.ts';
import { $uncovered } from '../../stores/subscriptions/uncovered.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { UnansweredOrder } from '../orders/lazy-orders.tsx';
import { UnfinishedPayments } from '../orders/unfinished-payments.tsx';
import { PhoneSaferPlayLinks } from '../shared/safer-play-links.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { BalanceCard, BalanceCardSkeleton } from './balance-card.tsx';
import { NoTransactions, TransactionsSkeleton } from './no-transactions.tsx';
import { RequestedWithdrawals } from './requested-withdrawals.tsx';
import { TransactionList } from './transaction-list.tsx';
import { UncoveredSubscriptions } from './uncovered-subscriptions.tsx';

/** Balance and transactions load separately. */
export default function Wallet() {
  const id = useId();
  // On a direct visit the check ends late. Its notice then comes below the list, where it moves nothing.
  const [isUncoveredKnown] = useState(() => $uncovered.get().length > 0);
  return (
    <Page>
      <div className="grid grid-cols-1 gap-6">
        <div className="@container/balance">
          <Loaded query={memberQuery} skeleton={<BalanceCardSkeleton />}>
            {({ balance }) => <BalanceCard balance={balance} />}
          </Loaded>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <PendingOrders />
          {isUncoveredKnown && <UncoveredSubscriptions />}
          <section className="space-y-4" aria-labelledby={id}>
            <div className="flex flex-wrap items-center gap-3 justify-between">
              <h2 id={id}>Transaction History</h2>
              <ButtonLink variant="secondary" size="small" href={getPath('statement')}>
                Statement
              </ButtonLink>
            </div>
            <Loaded query={transactionsQuery} skeleton={<TransactionsSkeleton />} empty={<NoTransactions />}>
              {(list) => <TransactionList list={list} />}
            </Loaded>
          </section>
          {!isUncoveredKnown && <UncoveredSubscriptions />}
        </div>
        <PhoneSaferPlayLinks />
      </div>
    </Page>
  );
}

/** Everything that waits for the member's word, whichever screen sent it. */
function PendingOrders() {
  const orders = useStore($pendingOrders);
  return (
    <>
      {orders.map(
        (order) => order.state === 'unanswered' && <UnansweredOrder key={order.id} order={order} />,
      )}
      <UnfinishedPayments />
      <RequestedWithdrawals />
    </>
  );
}
