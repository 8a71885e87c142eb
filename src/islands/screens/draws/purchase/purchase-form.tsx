import { Suspense } from 'react';
import type { Draw } from '../../../../lib/contract/draws.ts';
import { pathOf } from '../../../../lib/paths.ts';
import { allHeldText } from '../../../../lib/raffles/draws.ts';
import { OrderNews, useVoiceAfterNews } from '../../../parts/order-news.tsx';
import { PaymentLeft } from '../../../parts/payment-left.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { PurchaseFailure } from './purchase-failure.tsx';
import { PurchaseOptions, type PurchaseOptionsProps } from './purchase-options.tsx';
import { PurchaseQuantity } from './purchase-quantity.tsx';
import { usePurchase } from './use-purchase.ts';

const PurchaseKind = lazyPart(() => import('./purchase-kind.tsx'));
const PurchaseBalance = lazyPart(() => import('./purchase-balance.tsx'));

const words = {
  once: { label: 'Purchase', pending: 'Purchasing …' },
  subscribe: { label: 'Subscribe', pending: 'Subscribing …' },
} as const;

interface PurchaseFormProps {
  readonly draw: Draw;
  readonly options: PurchaseOptionsProps;
  readonly onSeeTickets: () => void;
}

/** The one button: it orders, or leads to the tickets of who has all they may have. */
function Act({ purchase, onSeeTickets }: Pick<PurchaseFormProps, 'onSeeTickets'> & { purchase: Purchase }) {
  const { kind, pending, resting, commit, remaining } = purchase;
  const { label, pending: pendingLabel } = words[kind];
  return (
    <div className={remaining > 0 ? 'purchase-act' : 'purchase-act purchase-act-alone'}>
      <Button
        block
        pending={pending}
        resting={resting}
        pendingLabel={pendingLabel}
        onClick={remaining > 0 ? commit : onSeeTickets}
      >
        {remaining > 0 ? label : 'See tickets'}
      </Button>
    </div>
  );
}

type Purchase = ReturnType<typeof usePurchase>;

/** What stays in view: what an order takes, or in the same room what became of it. */
function Place({ draw, options, onSeeTickets, purchase }: PurchaseFormProps & { purchase: Purchase }) {
  const { remaining, order, settled } = purchase;
  const { user_ticket_count: held } = draw;
  return (
    <div className="purchase-place">
      <div className={settled ? 'purchase-foot invisible' : 'purchase-foot'}>
        <PurchaseOptions {...options} />
        {remaining > 0 ? (
          <PurchaseQuantity draw={draw} purchase={purchase} />
        ) : (
          <p className="purchase-held">{allHeldText(held)}</p>
        )}
        {remaining + held > 0 && <Act purchase={purchase} onSeeTickets={onSeeTickets} />}
      </div>
      {settled && (
        <OrderNews
          order={order}
          seeHref={pathOf('tickets')}
          seeLabel="See tickets"
          againLabel={remaining > 0 ? 'Buy more' : 'OK'}
        />
      )}
    </div>
  );
}

/** How many tickets, once or by subscription, and at what cost; or that the member has all they may have. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { draw } = props;
  const purchase = usePurchase(draw);
  const { remaining, order, other, settled } = purchase;
  useVoiceAfterNews(order);
  return (
    <>
      {draw.lottery.type === 'subscription' && (
        <Suspense fallback={<div className="purchase-more purchase-kind" />}>
          <PurchaseKind draw={draw} purchase={purchase} />
        </Suspense>
      )}
      {remaining > 0 && (
        <Suspense fallback={<div className="purchase-more purchase-balance" />}>
          <PurchaseBalance draw={draw} purchase={purchase} />
        </Suspense>
      )}
      <Place {...props} purchase={purchase} />
      {remaining === 0 && <NothingLeft draw={draw} />}
      {!settled && <OrderNews order={order} againLabel="OK" />}
      <OrderNews order={other} againLabel="OK" />
      <PurchaseFailure order={order} />
      <PaymentLeft
        place={pathOf('draw', { id: draw.id })}
        about={draw.id}
        now={draw.user_ticket_count}
        onRestore={purchase.restore}
      />
    </>
  );
}
