import { useStore } from '@nanostores/react';
import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import { depositPath } from '../../../lib/orders/top-up.ts';
import { drawOfSubscription } from '../../../lib/raffles/subscriptions.ts';
import { formatPence } from '../../../lib/text/money.ts';
import { upcomingQuery } from '../../../stores/draws/upcoming.ts';
import { $member } from '../../../stores/member/member.ts';
import { useAllPages } from '../../ui/loading/use-all-pages.ts';

/** What the balance lacks for a subscription that waits for its payment, where that can be known; else nothing. */
export function SubscriptionShortfall({ subscription }: { readonly subscription: Subscription }) {
  const { ticket_count: count, lottery_name } = subscription;
  const state = useStore(upcomingQuery.$state);
  const { isDone } = useAllPages(upcomingQuery);
  const balance = useStore($member)?.balance;
  const draws = isDone && state.status === 'loaded' ? state.data.entries : [];
  const draw = drawOfSubscription(lottery_name, draws);
  const short = draw && balance !== undefined ? count * draw.ticket_price - balance : 0;
  if (!draw || short <= 0) return null;
  return (
    <p>
      {formatPence(short)} short{' '}
      <a className="link" href={depositPath(short, { draw: draw.id, quantity: count, choice: 'waiting' })}>
        Top up<span className="sr-only"> for {lottery_name}</span>
      </a>
    </p>
  );
}
