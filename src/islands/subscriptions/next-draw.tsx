import { useStore } from '@nanostores/react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { isComplete } from '../../lib/data/list.ts';
import { getFreshData, isLoading, withoutCache } from '../../lib/data/query.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { formatPence } from '../../lib/format/money.ts';
import { depositPath } from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';
import { coverText, getCharges, type NextDraw, nextDrawOf } from '../../lib/subscriptions/charges.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { $pause } from '../../stores/app/pause.ts';
import { upcomingQuery } from '../../stores/draws/draw-lists.ts';
import { $member, memberQuery } from '../../stores/member/member.ts';
import { subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';
import { TrustedLink } from '../shared/links.tsx';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { useAllPages } from '../ui/loading/all-pages.tsx';
import { useReady } from '../ui/loading/loaded.tsx';

interface CostCoverageProps {
  readonly subscription: Subscription;
  readonly draw: NextDraw['draw'];
  readonly cost: number;
  /** All live and scheduled draws. */
  readonly draws: readonly Draw[];
}

/** Shows the cost of a draw, and a deposit link if earlier draws leave too little balance for it. */
function CostCoverage({ subscription, draw, cost, draws }: CostCoverageProps) {
  const { ticket_count: count = 1, lottery_name } = subscription;
  const { ticket_price: price } = draw;
  const balance = useStore($member)?.balance;
  const list = getFreshData(useStore(subscriptionsQuery.$state));
  const isPaused = useStore($pause) !== undefined;
  const costText = `${price === undefined ? '' : `${count} × ${formatPence(price)} = `}${formatPence(cost)}`;
  const charges =
    balance === undefined || !list || !isComplete(list) ? [] : getCharges(list.entries, draws, balance);
  const charge = charges.find((one) => one.subscription.id === subscription.id && one.draw.id === draw.id);
  if (!charge) return <span>{costText}</span>;
  const { gap } = charge;
  return (
    <>
      <span>{`${costText}. ${coverText(gap, formatPence)}`}</span>
      {gap > 0 && !isPaused && (
        <>
          {' '}
          <TrustedLink href={depositPath(gap, { draw: draw.id, quantity: count, choice: 'waiting' })}>
            Top up<span className="sr-only">{` for ${lottery_name}`}</span>
          </TrustedLink>
        </>
      )}
    </>
  );
}

function formatNextDate({ status, start_date, end_date }: NextDraw['draw']): string {
  if (status === 'scheduled') return start_date ? `, opens ${formatDateTime(start_date)}` : '';
  return end_date ? `, closes ${formatDateTime(end_date)}` : '';
}

/** Shows the next draw of a subscription and its cost. Renders nothing while the draw is unknown. */
export function NextDrawFacts({ subscription }: { readonly subscription: Subscription }) {
  useAllPages(upcomingQuery);
  const list = getFreshData(useStore(upcomingQuery.$state));
  const draws = list && isComplete(list) ? list.entries : [];
  const next = nextDrawOf(subscription, draws);
  if (!next) return null;
  const { draw, cost } = next;
  const { user_ticket_count: heldCount } = draw;
  const value = (
    <>
      <a className="link text-primary-text" href={getPath('draw', { id: draw.id })}>
        {draw.name}
      </a>
      <span>{formatNextDate(draw)}</span>
    </>
  );
  const items = [
    { term: 'Next draw', value },
    { term: 'Your tickets', value: cost === undefined && heldCount !== undefined && `${heldCount}` },
    {
      term: 'Cost',
      value: cost !== undefined && (
        <CostCoverage subscription={subscription} draw={draw} cost={cost} draws={draws} />
      ),
    },
  ].filter((item) => item.value);
  return <DefinitionList items={items} />;
}

/**
 * Waits for draws and balance, so that the cards do not move when they load.
 * @returns true once both have loaded, failed or timed out
 */
export function useNextDrawsReady(subscriptions: readonly Subscription[]): boolean {
  const { isDone } = useAllPages(upcomingQuery);
  const member = withoutCache(useStore(memberQuery.$state));
  const isAnyRunning = subscriptions.some((one) => canUnsubscribe(one) || canPay(one));
  return useReady(!isAnyRunning || (isDone && !isLoading(member)));
}
