import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { PendingOrder } from '../../lib/orders/order.ts';
import {
  canTryAgain,
  describeCheck,
  getOrderName,
  getOrderSupportRequest,
} from '../../lib/orders/wording.ts';
import { getPath } from '../../lib/paths.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { $pause } from '../../stores/app/pause.ts';
import { getAccountCheck } from '../../stores/orders/checks.ts';
import { endOrder } from '../../stores/orders/orders.ts';
import { getPaymentUrl, markTabOrder } from '../../stores/orders/payments.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { saveRequestedWithdrawal } from '../../stores/wallet/requested-withdrawals.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';

export interface OrderEvidenceProps {
  readonly order: PendingOrder;
  /** Ends the order and sends another like it. Without it, the member is not offered to. */
  readonly onTryAgain?: ((order: PendingOrder) => void) | undefined;
  /** True just after the order was sent: a hurried press does nothing. */
  readonly isGuarded?: boolean;
}

/** Last announcement of each check: another screen may have said it already. */
const lastSpoken = new WeakMap<object, string>();

/** Shows what is new in the account since just before an order, with the member's choices. */
export function OrderEvidence({ order, onTryAgain, isGuarded = false }: OrderEvidenceProps) {
  const $check = getAccountCheck(order);
  const check = useStore($check);
  const found = check && describeCheck(order, check, nowMs());
  const spoken = found ? [found.text, ...found.items].join(' ') : '';
  const [spokenBefore] = useState(() => lastSpoken.get($check));
  useAnnouncement(spoken === spokenBefore ? '' : spoken);
  useEffect(() => void lastSpoken.set($check, spoken), [$check, spoken]);
  const name = <span className="sr-only">{`: ${getOrderName(order)}`}</span>;
  return (
    <div className="grid min-w-0 gap-2">
      {/* Its lines are reserved, because a reading takes a moment. */}
      <div className="min-h-[2lh] tabular-nums @min-[46rem]/page:min-h-[1lh]">
        {found ? <p>{found.text}</p> : <p>Checking your account…</p>}
        {found && found.items.length > 0 && (
          <ul className="list-disc ps-5">
            {found.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries of one minute may read the same.
              <li key={index}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <PaymentLink order={order} />
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            endOrder(order);
            // The club has the request: from now on its day is expected.
            if (order.operation === 'withdraw') saveRequestedWithdrawal(order.amount, order.startedAt);
          }}
        >
          It's there{name}
        </Button>
        {onTryAgain && check && canTryAgain(order, check) && (
          <Button variant="secondary" size="small" guarded={isGuarded} onClick={() => onTryAgain(order)}>
            Try again{name}
          </Button>
        )}
        <ButtonLink
          variant="secondary"
          size="small"
          href={getPath('createSupportRequest')}
          onClick={() => {
            prefillSupportRequest(getOrderSupportRequest(order, check, nowMs()));
            endOrder(order);
          }}
        >
          Ask us{name}
        </ButtonLink>
        {order.state === 'redirected' && order.report?.kind !== 'success' && (
          <Button variant="ghost" size="small" onClick={() => endOrder(order)}>
            Hide{name}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The way back to a payment page, while it can still be open. */
function PaymentLink({ order }: Pick<OrderEvidenceProps, 'order'>) {
  const isPaused = useStore($pause) !== undefined;
  const url = getPaymentUrl(order);
  if (!url || isPaused) return null;
  return (
    <ButtonLink variant="primary" size="small" href={url} onClick={() => markTabOrder(order)}>
      Finish payment<span className="sr-only">{`: ${getOrderName(order)}`}</span>
    </ButtonLink>
  );
}
