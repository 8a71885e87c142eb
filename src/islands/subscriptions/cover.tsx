import { useStore } from '@nanostores/react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { formatPence } from '../../lib/format/money.ts';
import { depositPath } from '../../lib/orders/top-up.ts';
import { coverText, type NextDraw } from '../../lib/subscriptions/next-draw.ts';
import { $member } from '../../stores/member/member.ts';
import { TrustedLink } from '../shared/trusted-link.tsx';

interface CostCoverageProps {
  readonly subscription: Subscription;
  readonly draw: NextDraw['draw'];
  readonly cost: number;
}

/** What a subscription's next tickets take, and whether the balance covers that; else the way to just what it lacks. */
export function CostCoverage({ subscription, draw, cost }: CostCoverageProps) {
  const { ticket_count: count, lottery_name } = subscription;
  const balance = useStore($member)?.balance;
  const sum = `${count} × ${formatPence(draw.ticket_price)} = ${formatPence(cost)}`;
  if (balance === undefined) return sum;
  return (
    <>
      {sum}. {coverText(cost, balance, formatPence)}
      {balance < cost && (
        <>
          {' '}
          <TrustedLink
            href={depositPath(cost - balance, { draw: draw.id, quantity: count, choice: 'waiting' })}
          >
            Top up<span className="sr-only"> for {lottery_name}</span>
          </TrustedLink>
        </>
      )}
    </>
  );
}
