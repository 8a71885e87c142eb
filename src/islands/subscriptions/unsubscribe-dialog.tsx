import { useStore } from '@nanostores/react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { isComplete } from '../../lib/data/list.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { usualMonthText } from '../../lib/messages/safer-play-notices.ts';
import { usualMonthOf } from '../../lib/subscriptions/usual-month.ts';
import { allDrawsQuery } from '../../stores/draws/draw-lists.ts';
import { unsubscribe } from '../../stores/subscriptions/subscription-orders.ts';
import { subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';
import { Button } from '../ui/controls/button.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface UnsubscribeDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Asks for confirmation and sends the order. The card shows its outcome. */
export function UnsubscribeDialog({ subscription, onClose }: UnsubscribeDialogProps) {
  const action = unsubscribe.at(subscription.id);
  const isPending = useStore(action.$pending);
  const handleConfirm = async () => {
    await action.run(undefined);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Are you want to unsubscribe?"
      description="Unsubscribing from active draws won't refund purchased tickets."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" pending={isPending} pendingLabel="Unsubscribing…" onClick={handleConfirm}>
            Unsubscribe
            <span className="sr-only">{` from ${subscription.lottery_name}`}</span>
          </Button>
        </>
      }
    />
  );
}

/** Loads all draws and subscriptions, and shows the monthly cost of the active ones. */
export function UsualMonth() {
  const draws = getFreshData(useStore(allDrawsQuery.$state));
  const subscriptions = getFreshData(useStore(subscriptionsQuery.$state));
  const drawPages = useAllPages(allDrawsQuery);
  const subscriptionPages = useAllPages(subscriptionsQuery);
  const isDone = drawPages.isDone && subscriptionPages.isDone;
  const isKnown = draws && subscriptions && isComplete(draws) && isComplete(subscriptions);
  const text = usualMonthText(isKnown ? usualMonthOf(subscriptions.entries, draws.entries) : undefined);
  useAnnouncement(isDone ? text : '');
  return (
    <>
      <PagesProgress progress={drawPages.progress} />
      <p className="text-muted">{isDone ? text : 'Working it out…'}</p>
    </>
  );
}
