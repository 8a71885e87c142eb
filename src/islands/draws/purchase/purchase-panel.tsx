import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { Action } from '../../../lib/data/action.ts';
import { allTicketsHeldText, type PricedDraw, quantityLimitText } from '../../../lib/draws/draw-rules.ts';
import { getPath } from '../../../lib/paths.ts';
import { buyTickets, subscribe } from '../../../stores/draws/draw-purchase.ts';
import { UnfinishedPayments } from '../../orders/orders.tsx';
import { UnansweredOrder } from '../../orders/unanswered-order.tsx';
import { useUnanswered } from '../../orders/use-unanswered.ts';
import { cardClass } from '../../ui/content/surface.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { FailureAlert } from '../../ui/messages/alert.tsx';
import { useAnnouncement } from '../../ui/messages/announce.ts';
import { PurchaseBar } from './purchase-bar.tsx';
import { PurchaseBalance, PurchaseControls } from './purchase-controls.tsx';
import { SubscriptionOption } from './purchase-options.tsx';
import { usePurchase } from './use-purchase.ts';

interface PurchasePanelProps {
  readonly draw: PricedDraw;
  /** Position in the page's grid. */
  readonly className: string;
  readonly onSeeTickets: () => void;
}

/** Beside the draw, a panel that is taller than the screen scrolls and keeps its button in view. */
const panelClass = [
  cardClass.padded,
  'static draw-wide:sticky draw-wide:top-[calc(var(--header-space)+1.25rem)]',
  'draw-wide:max-h-[calc(100dvh-var(--header-space)-2.5rem)] draw-wide:overflow-auto draw-wide:overscroll-contain',
].join(' ');

const placeClass =
  'grid grid-cols-1 gap-y-1.5 bg-base-100 draw-pair:[grid-area:2/2/span_2] draw-pair:nth-2:col-span-full draw-wide:sticky draw-wide:bottom-0 draw-wide:z-1 draw-wide:py-1';

/**
 * Shows `PurchaseBar` while the panel's button is out of view. The bar cannot subscribe, because the terms are beside the
 * panel's button.
 */
export function PurchasePanel({ draw, className, onSeeTickets }: PurchasePanelProps) {
  const id = useId();
  const purchase = usePurchase(draw);
  const { kind, remaining, limitId, order, newTickets, unanswered, isPending, commit, tryAgain } = purchase;
  const placeRef = useRef<HTMLDivElement>(null);
  const controlsRef = useRef<HTMLDivElement>(null);
  const { isInView, ref: buttonRef } = useButtonInView();
  // The terms of a subscription disappear after the new tickets appear, which moves the place again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place moves with the kind.
  useEffect(() => {
    if (newTickets && placeRef.current) bringIntoView(placeRef.current);
  }, [newTickets, kind]);
  const canOrder = remaining > 0;
  const handlePress = canOrder ? commit : onSeeTickets;
  return (
    <>
      <aside className={`${panelClass} ${className}`} aria-labelledby={id} data-slot="purchase-panel">
        <div className="flex flex-col gap-3 draw-pair:grid draw-pair:grid-cols-2 draw-pair:grid-rows-[auto_auto_1fr] draw-pair:gap-x-6">
          <h2 id={id} className="draw-pair:col-span-full">
            Get tickets
          </h2>
          {/* Before the button, so that nobody pays twice. */}
          {!isPending && <DrawPayments draw={draw} />}
          {draw.lottery.type === 'subscription' && <SubscriptionOption draw={draw} purchase={purchase} />}
          {canOrder && <PurchaseBalance draw={draw} purchase={purchase} />}
          <div ref={placeRef} className={placeClass}>
            <p id={limitId} className="text-balance font-medium">
              {quantityLimitText(draw)}
            </p>
            {unanswered ? (
              <UnansweredOrder key={unanswered.order.id} {...unanswered} onTryAgain={tryAgain} />
            ) : (
              <div ref={controlsRef} className="grid min-w-0 grid-cols-1 content-start items-center gap-1.5">
                <PurchaseControls
                  place="panel"
                  draw={draw}
                  purchase={purchase}
                  canOrder={canOrder}
                  onPress={handlePress}
                  buttonRef={buttonRef}
                />
              </div>
            )}
            <NewTickets numbers={newTickets} hasLink={canOrder} />
          </div>
          <div className="flex flex-col gap-3 empty:hidden draw-pair:col-span-full">
            {!canOrder && <LimitReached draw={draw} limitId={limitId} />}
            <PurchaseFailure order={order} />
          </div>
        </div>
      </aside>
      {canOrder && (
        <PurchaseBar
          draw={draw}
          purchase={purchase}
          isActive={isInView === false && !isPending && !unanswered && kind === 'once'}
          controlsRef={controlsRef}
        />
      )}
    </>
  );
}

/** Scrolls to the outcome, which may be below the tab bar, unless the member has scrolled away. */
function bringIntoView(place: HTMLElement): void {
  const { top, bottom } = place.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) place.scrollIntoView({ block: 'nearest' });
}

/** Below 1, because fractions of a pixel may keep the ratio from reaching 1. */
const threshold = 0.97;

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

function LimitReached({ draw, limitId }: { readonly draw: PricedDraw; readonly limitId: string }) {
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
          valueText={allTicketsHeldText(draw.user_ticket_count ?? 0)}
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

interface DrawProps {
  readonly draw: Pick<Draw, 'id'>;
}

/** Shows the orders of a closed draw, or of any draw while the member is paused. Offers no new attempt. */
export function DrawOrders({ draw }: DrawProps) {
  const [buyOrder, subscribeOrder] = [buyTickets.at(draw.id), subscribe.at(draw.id)];
  const unanswered = [useUnanswered(buyOrder), useUnanswered(subscribeOrder)];
  return (
    <>
      {unanswered.map((state) => state && <UnansweredOrder key={state.order.id} {...state} />)}
      <PurchaseFailure order={buyOrder} />
      <DrawPayments draw={draw} />
    </>
  );
}

/** Shows unfinished payments for a draw's tickets on the payment page. */
function DrawPayments({ draw }: DrawProps) {
  return <UnfinishedPayments only={{ operations: ['buyTickets', 'subscribe'], subjectId: draw.id }} />;
}

interface NewTicketsProps {
  readonly numbers: string;
  /** False while the button leads to the tickets. */
  readonly hasLink: boolean;
}

/** Shows the ticket numbers of the last purchase until the next one. */
function NewTickets({ numbers, hasLink }: NewTicketsProps) {
  const text = numbers && `New tickets: ${numbers}`;
  useAnnouncement(text);
  if (!text) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
      <span className="wrap-anywhere">{text}</span>
      {hasLink && (
        <a className="link py-2.5 text-primary-text" href={getPath('tickets')}>
          See tickets
        </a>
      )}
    </p>
  );
}

/** The focus scrolls the alert into view, clear of toasts. */
const focusAlert = (alert: HTMLElement | null) => alert?.focus();

function PurchaseFailure({ order }: { readonly order: Pick<Action<never, unknown>, '$failure'> }) {
  const failure = useStore(order.$failure);
  return (
    failure && (
      <div>
        <FailureAlert failure={failure} ref={focusAlert} />
      </div>
    )
  );
}
