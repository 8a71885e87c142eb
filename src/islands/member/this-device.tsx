import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { hasPendingOrders } from '../../lib/storage/known-keys.ts';
import { canStore } from '../../lib/storage/scoped-storage.ts';
import { findStoredItems, storedDataNotices, storedItems } from '../../lib/storage/stored-items.ts';
import { safeLocalStorage } from '../../lib/storage/web-storage.ts';
import { $online } from '../../stores/app/page-state.ts';
import { $session } from '../../stores/app/session.ts';
import { showToast } from '../../stores/app/toasts.ts';
import { deleteStoredData, readStoredNames } from '../../stores/member/stored-data.ts';
import { Disclosure } from '../ui/content/disclosure.tsx';
import { cardClass, listClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Page } from '../ui/page.tsx';

type Item = ReturnType<typeof findStoredItems>[number];

const filesItem = storedItems.find(({ keys }) => keys.test('app-shell'));

function ItemList({ items }: { readonly items: readonly Item[] }) {
  const isOnline = useStore($online);
  return (
    <ul className={listClass.rows}>
      {items.map(({ what, why, howLong }) => (
        <li key={what} className={listClass.row}>
          <div className={listClass.text}>
            <p className="font-semibold">{what}</p>
            <p className="text-muted">{`${why}. ${howLong}.`}</p>
            {what === filesItem?.what && !isOnline && <p>{storedDataNotices.offlineFiles}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ItemSectionProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly Item[];
}

function ItemSection({ id, title, items }: ItemSectionProps) {
  if (items.length === 0) return null;
  return (
    <section className="space-y-2" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={cardClass.flush}>
        <ItemList items={items} />
      </div>
    </section>
  );
}

/** Asks first, because it signs a member out. */
function DeleteAll({ onDeleted }: { readonly onDeleted: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const isMember = useStore($session).status === 'in';
  const handleClose = () => setConfirming(false);
  const handleConfirm = async () => {
    handleClose();
    const isDeleted = await deleteStoredData();
    showToast(
      isDeleted
        ? { kind: 'success', text: storedDataNotices.deleted }
        : { kind: 'error', text: storedDataNotices.refused },
    );
    onDeleted();
  };
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        Delete all
      </Button>
      <Dialog
        open={isConfirming}
        onClose={handleClose}
        title={storedDataNotices.question}
        description={[
          isMember ? storedDataNotices.signsOut : storedDataNotices.keepsAccount,
          ...(hasPendingOrders() ? [storedDataNotices.openOrders] : []),
        ].join(' ')}
        actions={
          <>
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => void handleConfirm()}>
              {isMember ? 'Delete all and sign out' : 'Delete all'}
            </Button>
          </>
        }
      />
    </>
  );
}

/** Lists what is stored in this browser now, and deletes it. Also for visitors. */
export default function ThisDevice() {
  const isMember = useStore($session).status === 'in';
  const [stored, setStored] = useState<readonly Item[]>();
  const update = async () => setStored(findStoredItems(await readStoredNames()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing out, also in another tab, deletes items.
  useEffect(() => void update(), [isMember]);
  const isBlocked = !canStore(safeLocalStorage);
  const others = storedItems.filter(({ what }) => !stored?.some((item) => item.what === what));
  return (
    <Page narrow>
      <div className="space-y-6">
        <p className="text-muted">
          This is what we've stored in this browser. None of it is for advertising. We'll store what's needed
          again as you use the app.
        </p>
        {isBlocked && isMember && <p>{storedDataNotices.blocked}</p>}
        {stored && (
          <>
            <ItemSection
              id="until-sign-out"
              title="Deleted when you sign out"
              items={stored.filter((item) => item.isRemovedAtSignOut)}
            />
            <ItemSection
              id="after-sign-out"
              title="Kept after you sign out"
              items={stored.filter((item) => !item.isRemovedAtSignOut)}
            />
            {stored.length === 0 && <p>{storedDataNotices.empty}</p>}
            <DeleteAll onDeleted={() => void update()} />
            {others.length > 0 && (
              <div className={cardClass.flush}>
                <Disclosure id="not-stored" title="What else we may store" heading="h2">
                  <ItemList items={others} />
                </Disclosure>
              </div>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
