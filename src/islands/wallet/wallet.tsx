import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { formatPence } from '../../lib/format/money.ts';
import { endSubscriptionRequest, uncoveredText, uncoveredTitle } from '../../lib/messages/ticket-notices.ts';
import { depositPath } from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';
import { parseStored } from '../../lib/storage/stored-value.ts';
import type { UncoveredSubscription } from '../../lib/subscriptions/charges.ts';
import { canPay, subscriptionName } from '../../lib/subscriptions/subscription-rules.ts';
import {
  requestedWithdrawalsName,
  requestedWithdrawalsSchema,
} from '../../lib/wallet/requested-withdrawals.ts';
import { describeWithdrawal } from '../../lib/wallet/withdrawals.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { $pause } from '../../stores/app/pause.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { $pendingOrders } from '../../stores/orders/pending-orders.ts';
import { $uncovered } from '../../stores/subscriptions/subscriptions.ts';
import { prefillSupportRequest } from '../../stores/support/support-requests.ts';
import { removeRequestedWithdrawal } from '../../stores/wallet/requested-withdrawals.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { UnansweredOrder, UnfinishedPayments } from '../orders/orders.tsx';
import { SupportLink } from '../orders/support-link.tsx';
import { TrustedLink } from '../shared/links.tsx';
import { PhoneSaferPlayLinks } from '../shared/safer-play-links.tsx';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { cardClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink, getButtonClassName } from '../ui/controls/button-link.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { BalanceCard, BalanceCardSkeleton } from './balance-card.tsx';
import { NoTransactions, TransactionList, TransactionsSkeleton } from './transaction-list.tsx';
import { UpcomingCosts } from './upcoming-costs.tsx';

export default function Wallet() {
  const id = useId();
  const orders = useStore($pendingOrders);
  // On a direct visit the check ends late. Its notice then appears below the list, where it moves nothing.
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
          <UpcomingCosts at="start" />
          {/* Orders of all screens that the member has to end. */}
          {orders.map(
            (order) => order.state === 'unanswered' && <UnansweredOrder key={order.id} order={order} />,
          )}
          <UnfinishedPayments />
          <RequestedWithdrawals />
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
          <UpcomingCosts at="end" />
          {!isUncoveredKnown && <UncoveredSubscriptions />}
        </div>
        <PhoneSaferPlayLinks />
      </div>
    </Page>
  );
}

/** Links to a deposit of the missing amount, or to the payment if the balance covers it. */
function CoverLink({ subscription, draw, gap }: UncoveredSubscription) {
  const { lottery_name: name, ticket_count: quantity } = subscription;
  if (gap === 0 || !draw || quantity === undefined) {
    return (
      <ButtonLink variant="secondary" size="small" href={getPath('subscriptions')}>
        Pay in Subscriptions<span className="sr-only">{`: ${name}`}</span>
      </ButtonLink>
    );
  }
  return (
    <TrustedLink
      className={getButtonClassName({ variant: 'secondary', size: 'small' })}
      href={depositPath(gap, { draw: draw.id, quantity, choice: 'waiting' })}
    >
      <span>{`Top up ${formatPence(gap)}`}</span>
      <span className="sr-only">{` for ${name}`}</span>
    </TrustedLink>
  );
}

/** Lists the subscriptions that the balance does not cover. Renders nothing until they are known. */
function UncoveredSubscriptions() {
  const id = useId();
  const uncovered = useStore($uncovered);
  const isPaused = useStore($pause) !== undefined;
  if (uncovered.length === 0) return null;
  return (
    <section className={`${cardClass.padded} space-y-4`} aria-labelledby={id}>
      <h2 id={id}>{uncoveredTitle}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
      <ul className="grid grid-cols-1 gap-4" role="list">
        {uncovered.map((entry) => {
          const { subscription } = entry;
          const isUnpaid = canPay(subscription);
          return (
            <li key={subscription.id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0 grow basis-60">
                <p className="wrap-anywhere font-[550]">{subscriptionName(subscription)}</p>
                <p className="text-muted">{uncoveredText(entry, formatPence, formatDateTime)}</p>
              </div>
              <div className="flex min-w-0 flex-wrap gap-2">
                {!isPaused && <CoverLink {...entry} />}
                <ButtonLink
                  variant="secondary"
                  size="small"
                  href={getPath(isUnpaid ? 'createSupportRequest' : 'subscriptions')}
                  onClick={() => isUnpaid && prefillSupportRequest(endSubscriptionRequest(subscription))}
                >
                  <span>{isUnpaid ? 'Ask to unsubscribe' : 'Unsubscribe'}</span>
                  <span className="sr-only">{`: ${subscription.lottery_name}`}</span>
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Lists withdrawals of this browser until the member marks them as arrived, because the API has no status for them. */
function RequestedWithdrawals() {
  const id = useId();
  const withdrawals = parseStored(useDeviceValue(requestedWithdrawalsName), requestedWithdrawalsSchema) ?? [];
  if (withdrawals.length === 0) return null;
  return (
    <section className={`${cardClass.padded} space-y-4`} aria-labelledby={id}>
      <h2 id={id}>Your withdrawals</h2>
      {withdrawals.map((withdrawal) => {
        const { requested, expected, supportRequest } = describeWithdrawal(withdrawal, nowMs());
        return (
          <div key={withdrawal.at} className="flex flex-wrap items-center gap-3 justify-between">
            <div className="min-w-0 grow basis-60">
              <p className="font-[550]">{requested}</p>
              <p className="text-muted">{expected}</p>
            </div>
            <div className="flex min-w-0 flex-wrap gap-2">
              {supportRequest && <SupportLink request={supportRequest} />}
              <Button variant="secondary" size="small" onClick={() => removeRequestedWithdrawal(withdrawal)}>
                Mark as arrived
              </Button>
            </div>
          </div>
        );
      })}
    </section>
  );
}
