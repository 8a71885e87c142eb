import { joinSentences } from '../../lib/format/text.ts';
import { storedCountText, storedDataNotices } from '../../lib/messages/stored-data-notices.ts';
import type { StoredGroup } from '../../lib/storage/stored-entries.ts';
import { signOut } from '../../stores/app/sign-out.ts';
import { isNeededOffline, removeStoredGroup } from '../../stores/app/stored-data.ts';
import { listClass } from '../ui/content/list.ts';
import { Button } from '../ui/controls/button.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { showRemoval } from './remove-stored.tsx';

function getReason(group: StoredGroup): string | undefined {
  // Its button says it.
  if (group.item.id === 'session') return undefined;
  if (isNeededOffline(group)) return storedDataNotices.offlineFiles;
  return group.removable.length < group.entries.length ? group.item.stays?.reason : undefined;
}

function RowAction({ group }: { readonly group: StoredGroup }) {
  const { item, removable } = group;
  if (item.id === 'session') {
    return (
      <Button variant="secondary" size="small" onClick={signOut}>
        Sign out
      </Button>
    );
  }
  if (removable.length === 0 || isNeededOffline(group)) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={({ currentTarget }) => {
        focusNearestHeading(currentTarget);
        void removeStoredGroup(group).then((isRemoved) => showRemoval(isRemoved, storedDataNotices.removed));
      }}
    >
      Remove<span className="sr-only">{`: ${item.what}`}</span>
    </Button>
  );
}

/** A kind of stored data: what, why, how long, how much of it is here now. Never shows values. */
export function StoredRow({ group }: { readonly group: StoredGroup }) {
  const { item, entries } = group;
  const reason = getReason(group);
  return (
    <li className={listClass.row}>
      <div className="min-w-0 grow basis-52 space-y-0.5">
        <p className="font-semibold">{item.what}</p>
        <p className="text-muted text-sm">{`${item.why}. ${item.howLong}.`}</p>
        <p className="text-sm">{joinSentences(`Here now: ${storedCountText(entries)}.`, reason)}</p>
      </div>
      <RowAction group={group} />
    </li>
  );
}
