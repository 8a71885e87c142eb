import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { $memberKey } from '../app/session.ts';
import { type DatedSnapshot, isSnapshotFresh } from './account-snapshot.ts';

interface Request extends Pick<DatedSnapshot, 'at'> {
  readonly member: string | null;
  readonly reply: Promise<DatedSnapshot | undefined>;
}

/** Creates a reader of account snapshots before an order, because another device may have ordered. */
export function createSnapshotReader(readSnapshot: () => Promise<AccountSnapshot>) {
  let request: Request | undefined;

  const prefetch = (): Request => {
    const member = $memberKey.get();
    if (isSnapshotFresh(request) && request.member === member) return request;
    const at = Date.now();
    const reply = readSnapshot().then(
      (snapshot): DatedSnapshot => ({ snapshot, at }),
      () => {
        if (request === started) request = undefined;
        return undefined;
      },
    );
    const started: Request = { member, at, reply };
    request = started;
    return started;
  };

  return {
    prefetch: () => void prefetch(),
    /** A fresh snapshot; undefined on failure. Never throws. */
    read: (): Promise<DatedSnapshot | undefined> => prefetch().reply,
    /** Discards the last reply, which an order makes stale. */
    clear: () => {
      request = undefined;
    },
  };
}
