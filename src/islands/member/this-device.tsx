import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { storedDataNotices } from '../../lib/messages/member-notices.ts';
import { hasStoredPause } from '../../lib/storage/known-keys.ts';
import { storedItems } from '../../lib/storage/stored-items.ts';
import { $session } from '../../stores/app/session.ts';
import { showToast } from '../../stores/app/toasts.ts';
import { deleteStoredData } from '../../stores/member/stored-data.ts';
import { cardClass, listClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Page } from '../ui/page.tsx';

interface StoredListProps {
  readonly id: string;
  readonly title: string;
  readonly isRemovedAtSignOut: boolean;
}

function StoredList({ id, title, isRemovedAtSignOut }: StoredListProps) {
  const items = storedItems.filter((item) => item.isRemovedAtSignOut === isRemovedAtSignOut);
  return (
    <section className="space-y-2" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={cardClass.flush}>
        <ul className={listClass.rows}>
          {items.map(({ what, why, howLong }) => (
            <li key={what} className={listClass.row}>
              <div className={listClass.text}>
                <p className="font-semibold">{what}</p>
                <p className="text-muted">{`${why}. ${howLong}.`}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Asks first, because it signs a member out. */
function DeleteAll() {
  const [isConfirming, setConfirming] = useState(false);
  const isMember = useStore($session).status === 'in';
  const handleClose = () => setConfirming(false);
  const handleConfirm = async () => {
    handleClose();
    const { deleted, deletedExceptPause, refused } = storedDataNotices;
    if (await deleteStoredData())
      showToast({ kind: 'success', text: hasStoredPause() ? deletedExceptPause : deleted });
    else showToast({ kind: 'error', text: refused });
  };
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        {isMember ? 'Delete everything and sign out' : 'Delete everything'}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={handleClose}
        title="Delete everything stored here?"
        description={
          isMember
            ? "This signs you out. Your account, tickets and wallet won't change. We'll stop checking orders that aren't finished. Look at your wallet and tickets before you buy again."
            : "If you have an account, it won't change."
        }
        actions={
          <>
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => void handleConfirm()}>
              {isMember ? 'Delete and sign out' : 'Delete'}
            </Button>
          </>
        }
      />
    </>
  );
}

/** Says what the app stores in a browser, also to visitors, and deletes it. */
export default function ThisDevice() {
  return (
    <Page narrow>
      <div className="space-y-6">
        <p className="text-muted">
          This is what we may store in this browser. None of it is for advertising. If you delete it, we'll
          store what's needed again as you use the app.
        </p>
        <StoredList id="until-sign-out" title="Deleted when you sign out" isRemovedAtSignOut />
        <StoredList id="after-sign-out" title="Kept after you sign out" isRemovedAtSignOut={false} />
        <p>A pause stays until it ends, even if you delete everything.</p>
        <DeleteAll />
      </div>
    </Page>
  );
}
