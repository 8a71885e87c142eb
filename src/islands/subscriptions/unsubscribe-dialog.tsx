import { useStore } from '@nanostores/react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { unsubscribe } from '../../stores/subscriptions/subscriptions.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

export { UsualMonth } from './usual-month.tsx';

interface UnsubscribeDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** The card shows how it went. */
export default function UnsubscribeDialog({ subscription, onClose }: UnsubscribeDialogProps) {
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
          <Button variant="danger" pending={isPending} pendingLabel="Unsubscribing …" onClick={handleConfirm}>
            Unsubscribe
            <span className="sr-only">{` from ${subscription.lottery_name}`}</span>
          </Button>
        </>
      }
    />
  );
}
