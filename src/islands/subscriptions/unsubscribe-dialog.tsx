import { useStore } from '@nanostores/react';
import { unsubscribe } from '../../stores/subscriptions.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface UnsubscribeDialogProps {
  /** The subscription to end; the dialog is closed without one. */
  readonly id: string | undefined;
  readonly onConfirm: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks before a subscription is ended. How it went shows on the subscription itself. */
export function UnsubscribeDialog({ id, onConfirm, onClose }: UnsubscribeDialogProps) {
  const pending = useStore(unsubscribe.$pending);
  const confirm = async () => {
    if (id === undefined) return;
    onConfirm(id);
    await unsubscribe.run(id);
    onClose();
  };
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title="Are you want to unsubscribe?"
      description="Unsubscribing from active draws won't refund purchased tickets."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Unsubscribing …" onClick={confirm}>
            Unsubscribe
          </Button>
        </>
      }
    />
  );
}
