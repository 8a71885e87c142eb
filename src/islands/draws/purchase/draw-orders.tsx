import { useStore } from '@nanostores/react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { Action } from '../../../lib/data/action.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { getPath } from '../../../lib/paths.ts';
import { buyTickets, subscribe } from '../../../stores/draws/draw-purchase.ts';
import { UnansweredOrder } from '../../orders/unanswered-order.tsx';
import { UnfinishedPayments } from '../../orders/unfinished-payments.tsx';
import { useUnanswered } from '../../orders/use-unanswered.ts';
import { useFocusOnMount } from '../../ui/focus/focus-target.ts';
import { FailureAlert } from '../../ui/messages/alert.tsx';
import { useAnnouncement } from '../../ui/messages/announce.ts';

interface DrawProps {
  readonly draw: Pick<Draw, 'id'>;
}

/** Orders of a draw that sells no tickets: closed, or while the member has paused. They are not offered again. */
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

/** Payments for a draw's tickets that were begun on another site. */
export function DrawPayments({ draw }: DrawProps) {
  return <UnfinishedPayments only={{ operations: ['buyTickets', 'subscribe'], subjectId: draw.id }} />;
}

/** The numbers that a purchase brought, until the next one. */
export function NewTickets({ numbers }: { readonly numbers: string }) {
  const text = numbers && `New tickets: ${numbers}`;
  useAnnouncement(text);
  if (!text) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
      <span className="wrap-anywhere">{text}</span>
      <a className="link py-2.5 text-primary-text" href={getPath('tickets')}>
        See tickets
      </a>
    </p>
  );
}

export function PurchaseFailure({ order }: { readonly order: Pick<Action<never, unknown>, '$failure'> }) {
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
