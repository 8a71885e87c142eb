import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { onIdle } from '../../../lib/browser/deferred-work.ts';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { OrderAction } from '../../../lib/data/action.ts';
import {
  allTicketsHeldText,
  type PricedDraw,
  quantityLimitText,
  remainingTickets,
} from '../../../lib/draws/draw-rules.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { readPurchaseChoice } from '../../../lib/orders/purchase-choice.ts';
import type { UnfinishedPayment } from '../../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../../lib/paths.ts';
import { buyTickets, isOnSale, subscribe } from '../../../stores/draws/draw-purchase.ts';
import { $trustedSearch } from '../../../stores/orders/trusted-link.ts';
import {
  OrderStatusPanel,
  UnfinishedPaymentNotice,
  usePausedAnnouncements,
} from '../../shared/order-status.tsx';
import { cardClass } from '../../ui/content/card.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import type { StepperLimit } from '../../ui/controls/stepper-field.tsx';
import { useFocusOnMount } from '../../ui/focus/focus-target.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { FailureAlert } from '../../ui/messages/alert.tsx';
import { PurchaseControls } from './purchase-controls.tsx';
import { reservedSpace, sideColumn } from './reserved-space.ts';

const SubscriptionOption = lazyComponent(() => import('./purchase-options.tsx'));
const PurchaseBalance = lazyComponent(() => import('./purchase-balance.tsx'));
const PurchaseBar = lazyComponent(() => import('./purchase-bar.tsx'));

interface PurchasePanelProps {
  readonly draw: PricedDraw;
  readonly onSeeTickets: () => void;
}

/** A panel beside the draw that is taller than the screen scrolls, with its button in view. */
const panelClass = [
  cardClass.padded,
  sideColumn,
  'static draw-wide:sticky draw-wide:top-[calc(var(--header-space)+1.25rem)]',
  'draw-wide:max-h-[calc(100dvh-var(--header-space)-2.5rem)] draw-wide:overflow-auto draw-wide:overscroll-contain',
].join(' ');

const placeClass =
  'grid grid-cols-1 gap-y-1.5 bg-base-100 draw-pair:[grid-area:2/2/span_2] draw-pair:nth-2:col-span-full draw-wide:sticky draw-wide:bottom-0 draw-wide:z-1 draw-wide:py-1';

/**
 * PurchaseBar replaces the panel while its button is out of view. It does not subscribe: the panel's button has the
 * terms beside it.
 */
export function PurchasePanel({ draw, onSeeTickets }: PurchasePanelProps) {
  const id = useId();
  const purchase = usePurchase(draw);
  const { kind, remaining, limitId, order, otherOrder, isPending, isSettled, commit } = purchase;
  usePausedAnnouncements(order);
  const controlsRef = useRef<HTMLDivElement>(null);
  const { isInView, ref: buttonRef } = useButtonInView();
  // Keeps the layout while the order status is visible.
  const canOrder = remaining > 0 || isSettled;
  const handlePress = canOrder ? commit : onSeeTickets;
  return (
    <>
      <aside className={panelClass} aria-labelledby={id} data-slot="purchase-panel">
        <div className="flex flex-col gap-3 draw-pair:grid draw-pair:grid-cols-2 draw-pair:grid-rows-[auto_auto_1fr] draw-pair:gap-x-6">
          <h2 id={id} className="draw-pair:col-span-full">
            Get tickets
          </h2>
          {draw.lottery.type === 'subscription' && (
            <Suspense fallback={<div className={reservedSpace.kind} />}>
              <SubscriptionOption draw={draw} purchase={purchase} />
            </Suspense>
          )}
          {canOrder && (
            <Suspense fallback={<div className={reservedSpace.balance} />}>
              <PurchaseBalance draw={draw} purchase={purchase} />
            </Suspense>
          )}
          {/* The order status covers the controls, which still take up space. The limit stays in view. */}
          <div className={placeClass}>
            <p id={limitId} className="text-balance font-medium text-sm">
              {quantityLimitText(draw)}
            </p>
            <div
              ref={controlsRef}
              className={`grid min-w-0 grid-cols-1 [grid-area:2/1] content-start items-center gap-1.5 ${isSettled ? 'invisible' : ''}`}
            >
              <PurchaseControls
                place="panel"
                draw={draw}
                purchase={purchase}
                canOrder={canOrder}
                onPress={handlePress}
                buttonRef={buttonRef}
              />
            </div>
            {isSettled && (
              <OrderStatusPanel
                order={order}
                detailsHref={getPath('tickets')}
                detailsLabel="See tickets"
                isCompact
                dismissLabel={remaining > 0 ? 'Buy more' : 'OK'}
              />
            )}
          </div>
          <div className="flex flex-col gap-3 empty:hidden draw-pair:col-span-full">
            {!canOrder && <LimitReached ticketCount={draw.user_ticket_count ?? 0} limitId={limitId} />}
            {!isSettled && <OrderStatusPanel order={order} />}
            <OrderStatusPanel order={otherOrder} />
            <PurchaseFailure order={order} />
            <UnfinishedPaymentNotice
              screenPath={getPath('draw', { id: draw.id })}
              subjectId={draw.id}
              currentAmount={draw.user_ticket_count}
              onRestore={purchase.restore}
              onPaid={purchase.undoRestore}
            />
          </div>
        </div>
      </aside>
      {canOrder && (
        <Suspense fallback={null}>
          <PurchaseBar
            draw={draw}
            purchase={purchase}
            isActive={isInView === false && !isPending && !isSettled && kind === 'once'}
            controlsRef={controlsRef}
          />
        </Suspense>
      )}
    </>
  );
}

export type PurchaseKind = 'subscribe' | 'once';

export type Purchase = ReturnType<typeof usePurchase>;

/** Defaults to one ticket, bought once. */
function usePurchase(draw: Draw) {
  const limitId = useId();
  const { choice, quantity } = useSavedChoice();
  const isOffered = draw.lottery.type === 'subscription';
  const [chosenKind, setKind] = useState<PurchaseKind>();
  const kind = chosenKind ?? (isOffered && choice === 'subscribe' ? choice : 'once');
  const [chosenCount, setChosenCount] = useState<number>();
  const requestedCount = chosenCount ?? quantity;
  const [exceededLimit, setExceededLimit] = useState<StepperLimit>();
  const restoredKind = useRef<PurchaseKind>(undefined);
  const buyOrder = buyTickets.at(draw.id);
  const subscribeOrder = subscribe.at(draw.id);
  const isBuying = useStore(buyOrder.$pending);
  const isSubscribing = useStore(subscribeOrder.$pending);
  const [order, otherOrder] = kind === 'subscribe' ? [subscribeOrder, buyOrder] : [buyOrder, subscribeOrder];
  const isCoolingDown = useStore(order.$coolingDown);
  const status = useStore(order.$status);
  const remaining = remainingTickets(draw);
  const count = Math.max(1, Math.min(requestedCount, remaining));

  useEffect(() => onIdle(order.preload), [order]);
  // The next visit shows no old status. A failure stays if it closed the sale, which unmounted the panel.
  useEffect(
    () => () => {
      if (isOnSale(draw.id)) order.clear();
      if (order.$status.get()?.tone !== 'warning') order.dismiss();
    },
    [order, draw.id],
  );

  const commit = async () => {
    const outcome = await (kind === 'subscribe'
      ? subscribeOrder.run({ lotteryId: draw.lottery.id, count })
      : buyOrder.run(count));
    if (outcome.kind === 'done' && outcome.data.kind === 'bought') setChosenCount(1);
  };
  const setCount = (next: number) => {
    order.clear();
    order.prefetch();
    setExceededLimit(undefined);
    setChosenCount(next);
  };
  // A subscription's quantity does not apply to a purchase.
  const chooseKind = (next: PurchaseKind) => {
    if ((restoredKind.current ?? kind) === 'subscribe') setChosenCount(1);
    restoredKind.current = 'once';
    setKind(next);
  };
  const restore = ({ operation, amount }: UnfinishedPayment) => {
    if (requestedCount !== 1 || kind !== 'once') return;
    restoredKind.current = operation === 'subscribe' ? 'subscribe' : 'once';
    setKind(restoredKind.current);
    setChosenCount(amount);
  };
  const undoRestore = ({ amount }: UnfinishedPayment) => {
    if (requestedCount !== amount || kind !== restoredKind.current) return;
    restoredKind.current = undefined;
    setKind(undefined);
    setChosenCount(undefined);
  };
  return {
    kind,
    setKind: chooseKind,
    restore,
    undoRestore,
    count,
    setCount,
    exceededLimit,
    setExceededLimit,
    remaining,
    /** Id of the element that names the ticket limit. */
    limitId,
    isPending: isBuying || isSubscribing,
    isCoolingDown,
    order,
    /** Order of the kind that is not chosen. The panel still shows its status. */
    otherOrder,
    /** True if the order status replaces the button. */
    isSettled: status !== undefined && status.tone !== 'info',
    commit,
  };
}

/** The choice loads with the member and outlives the search parameters. */
function useSavedChoice() {
  const search = useStore($trustedSearch);
  const lastSearch = useRef(search);
  lastSearch.current = search ?? lastSearch.current;
  return readPurchaseChoice(lastSearch.current ?? {});
}

/** Below 1, because the observer never reports a fraction of a pixel. */
const threshold = 0.95;

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

interface LimitReachedProps {
  readonly ticketCount: number;
  readonly limitId: string;
}

function LimitReached({ ticketCount, limitId }: LimitReachedProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1.5 text-muted">
      <div className="max-w-80 grow basis-31">
        <Stepper
          name="Quantity"
          descriptionId={limitId}
          unit="ticket"
          value={1}
          min={1}
          max={1}
          valueText={allTicketsHeldText(ticketCount)}
          onChange={() => {}}
          onLimit={() => {}}
        />
      </div>
      <Button size="small" disabled>
        Purchase
      </Button>
    </div>
  );
}

/** Stays visible after the draw closes. */
export function PurchaseFailure({
  order,
}: {
  readonly order: Pick<OrderAction<never, unknown>, '$failure'>;
}) {
  const failure = useStore(order.$failure);
  return failure && <FocusedFailure failure={failure} />;
}

/** The focus scrolls the alert into view, clear of toasts. */
function FocusedFailure({ failure }: { readonly failure: Failure }) {
  const alert = useFocusOnMount<HTMLDivElement>();
  return (
    <div>
      <FailureAlert failure={failure} ref={alert} />
    </div>
  );
}
