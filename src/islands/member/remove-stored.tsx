import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { storedDataNotices } from '../../lib/messages/stored-data-notices.ts';
import type { StoredGroup } from '../../lib/storage/stored-entries.ts';
import { $session } from '../../stores/app/session.ts';
import { removeAllStored } from '../../stores/app/stored-data.ts';
import { showToast } from '../../stores/app/toasts.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

/** The toast announces itself. */
export function showRemoval(isRemoved: boolean, text: string): void {
  showToast(isRemoved ? { kind: 'success', text } : { kind: 'error', text: storedDataNotices.refused });
}

interface RemoveAllProps {
  readonly groups: readonly StoredGroup[];
}

/** Asks first, because it signs a member out. */
export function RemoveAll({ groups }: RemoveAllProps) {
  const [isConfirming, setConfirming] = useState(false);
  const isMember = useStore($session).status === 'in';
  const hasOrders = groups.some(({ item }) => item.id === 'orders');
  const handleClose = () => setConfirming(false);
  const handleConfirm = async () => {
    handleClose();
    showRemoval(await removeAllStored(), storedDataNotices.allRemoved);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        Remove all
      </Button>
      <Dialog
        open={isConfirming}
        onClose={handleClose}
        title="Remove all that is kept here?"
        description={
          isMember
            ? 'This also signs you out. Your account, your tickets and your wallet stay as they are.'
            : 'Your account, if you have one, stays as it is.'
        }
        actions={
          <>
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => void handleConfirm()}>
              {isMember ? 'Remove all and sign out' : 'Remove all'}
            </Button>
          </>
        }
      >
        {hasOrders && <p>{storedDataNotices.openOrders}</p>}
      </Dialog>
    </>
  );
}
