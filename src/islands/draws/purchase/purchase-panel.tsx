import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { OrderAction } from '../../../lib/data/query.ts';
import { allTicketsHeldText, quantityLimitText } from '../../../lib/draws/draw-rules.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { getPath } from '../../../lib/paths.ts';
import {
  OrderStatusPanel,
  UnfinishedPaymentNotice,
  usePausedAnnouncements,
} from '../../shared/order-status.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { useFocusOnMount } from '../../ui/focus/focus-target.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { FailureAlert } from '../../ui/messages/alert.tsx';
import { PurchaseControls } from './purchase-controls.tsx';
import { usePurchase } from './use-purchase.ts';

/** What cannot be pressed any more by who has as many tickets as they may: quiet, and with the reason. */
export function LimitReached({ draw }: { readonly draw: Draw }) {
  const { user_ticket_count: held, user_ticket_maximum: maximum } = draw;
  return (
    <div className="purchase-quiet">
      <Stepper
        name="Quantity"
        label={quantityLimitText(maximum, 0)}
        unit="ticket"
        value={1}
        min={1}
        max={1}
        valueText={allTicketsHeldText(held)}
        onChange={() => {}}
        onLimit={() => {}}
      />
      <Button size="small" disabled>
        Purchase
      </Button>
    </div>
  );
}

/** Where no toast covers it, and scrolled into view by the focus. */
function FocusedFailure({ failure }: { readonly failure: Failure }) {
  const alert = useFocusOnMount<HTMLDivElement>();
  return (
    <div className="purchase-failure">
      <FailureAlert failure={failure} ref={alert} />
    </div>
  );
}

/** Why an order of tickets failed; it stays when the draw turns out to sell no more. */
export function PurchaseFailure({
  order,
}: {
  readonly order: Pick<OrderAction<never, unknown>, '$failure'>;
}) {
  const failure = useStore(order.$failure);
  return failure && <FocusedFailure failure={failure} />;
}

const PurchaseKind = lazyComponent(() => import('./purchase-options.tsx'));
const PurchaseBalance = lazyComponent(() => import('./purchase-balance.tsx'));
const PurchaseBar = lazyComponent(() => import('./purchase-bar.tsx'));

interface PurchasePanelProps {
  readonly draw: Draw;
  /** Leads to the member's tickets for the draw. */
  readonly onSeeTickets: () => void;
}

/** As much of the button as is in view; not all of it, as a fraction of a pixel is never reported. */
const threshold = 0.95;

/** Whether the panel's button can be seen; undefined until that is known. */
function useButtonInView() {
  const [isInView, setInView] = useState<boolean>();
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= threshold),
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isInView, ref };
}

/**
 * Where tickets are bought: how many, once or by subscription, and at what cost; or that the member has all they may
 * have. It stands in the page after the head of the draw, or in a column beside the draw where there is room for one.
 * In the page a bar is its short form while the button is out of view.
 */
export function PurchasePanel({ draw, onSeeTickets }: PurchasePanelProps) {
  const id = useId();
  const purchase = usePurchase(draw);
  const { remaining, order, other, isPending, isSettled, commit } = purchase;
  usePausedAnnouncements(order);
  const foot = useRef<HTMLDivElement>(null);
  const { isInView, ref: reach } = useButtonInView();
  // Nothing moves while what became of the last order is read.
  const canOrder = remaining > 0 || isSettled;
  const press = canOrder ? commit : onSeeTickets;
  return (
    <>
      <aside className="card purchase" aria-labelledby={id}>
        <h2 id={id}>Get tickets</h2>
        {draw.lottery.type === 'subscription' && (
          <Suspense fallback={<div className="purchase-kind" />}>
            <PurchaseKind draw={draw} purchase={purchase} />
          </Suspense>
        )}
        {canOrder && (
          <Suspense fallback={<div className="purchase-balance" />}>
            <PurchaseBalance draw={draw} purchase={purchase} />
          </Suspense>
        )}
        {/* What became of an order has the same room as what it was made with. */}
        <div className="purchase-place">
          <div ref={foot} className={isSettled ? 'purchase-foot invisible' : 'purchase-foot'}>
            <PurchaseControls
              draw={draw}
              purchase={purchase}
              canOrder={canOrder}
              onPress={press}
              buttonRef={reach}
            />
          </div>
          {isSettled && (
            <OrderStatusPanel
              order={order}
              detailsHref={getPath('tickets')}
              detailsLabel="See tickets"
              dismissLabel={remaining > 0 ? 'Buy more' : 'OK'}
            />
          )}
        </div>
        {!canOrder && <LimitReached draw={draw} />}
        {!isSettled && <OrderStatusPanel order={order} />}
        <OrderStatusPanel order={other} />
        <PurchaseFailure order={order} />
        <UnfinishedPaymentNotice
          screenPath={getPath('draw', { id: draw.id })}
          subjectId={draw.id}
          currentAmount={draw.user_ticket_count}
          onRestore={purchase.restore}
        />
      </aside>
      {canOrder && (
        <Suspense fallback={null}>
          <PurchaseBar
            draw={draw}
            purchase={purchase}
            isVisible={isInView === false && !isPending && !isSettled}
            controlsRef={foot}
          />
        </Suspense>
      )}
    </>
  );
}
