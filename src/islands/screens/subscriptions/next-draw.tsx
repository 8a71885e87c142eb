import { useStore } from '@nanostores/react';
import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import { isWhole } from '../../../lib/data/list.ts';
import { depositPath } from '../../../lib/orders/top-up.ts';
import { pathOf } from '../../../lib/paths.ts';
import { coverText, type NextDraw as Next, nextDrawOf } from '../../../lib/raffles/next-draw.ts';
import { canPay } from '../../../lib/raffles/subscriptions.ts';
import { formatDateTime } from '../../../lib/text/date-text.ts';
import { formatPence } from '../../../lib/text/money.ts';
import { upcomingQuery } from '../../../stores/draws/upcoming.ts';
import { $member } from '../../../stores/member/member.ts';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { useAllPages } from '../../ui/loading/use-all-pages.ts';

function when({ status, start_date, end_date }: Next['draw']): string {
  if (status === 'scheduled') return start_date ? `, opens ${formatDateTime(start_date)}` : '';
  return end_date ? `, closes ${formatDateTime(end_date)}` : '';
}

/** The draw that comes next and what it takes, where that is known; else nothing. */
export function NextDraw({ subscription }: { readonly subscription: Subscription }) {
  useAllPages(upcomingQuery);
  const list = useStore(upcomingQuery.$data);
  const next = list && isWhole(list) ? nextDrawOf(subscription, list.entries) : undefined;
  if (!next) return null;
  const { draw, cost } = next;
  const value = (
    <>
      <a className="link" href={pathOf('draw', { id: draw.id })}>
        {draw.name}
      </a>
      {when(draw)}
    </>
  );
  const takes =
    cost === undefined
      ? { term: 'Your tickets', value: String(draw.user_ticket_count) }
      : {
          term: 'It takes',
          value: (
            <Cost
              cost={cost}
              price={draw.ticket_price}
              count={subscription.ticket_count}
              isWaiting={canPay(subscription)}
            />
          ),
        };
  return <DefinitionList items={[{ term: 'Next draw', value }, takes]} />;
}

interface CostProps {
  readonly count: number;
  /** Pence, of one ticket and of all. */
  readonly price: number;
  readonly cost: number;
  /** What is lacking stands with the payment that waits for it. */
  readonly isWaiting: boolean;
}

function Cost({ count, price, cost, isWaiting }: CostProps) {
  const balance = useStore($member)?.balance;
  const sum = `${count} × ${formatPence(price)} = ${formatPence(cost)}`;
  if (balance === undefined || (isWaiting && balance < cost)) return sum;
  return (
    <>
      {sum}. {coverText(cost, balance, formatPence)}
      {balance < cost && (
        <>
          {' '}
          <a className="link" href={depositPath(cost - balance)}>
            Increase Balance
          </a>
        </>
      )}
    </>
  );
}
