import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { $memberKey } from '../app/session.ts';
import { type DatedSnapshot, isSnapshotFresh } from './account-snapshot.ts';

interface Request extends Pick<DatedSnapshot, 'at'> {
  readonly member: string | null;
  readonly reply: Promise<DatedSnapshot | undefined>;
}

/**
 * Reads the account shortly before an order is sent. Another device may have ordered since the screen was loaded, and
 * its tickets or withdrawals must not be taken for this order's.
 * @param look asks the API
 */
export function createSnapshotReader(look: () => Promise<AccountSnapshot>) {
  let request: Request | undefined;

  const prefetch = (): Request => {
    const member = $memberKey.get();
    if (isSnapshotFresh(request) && request.member === member) return request;
    const at = Date.now();
    const reply = look().then(
      (holdings): DatedSnapshot => ({ snapshot: holdings, at }),
      () => {
        // The order itself tries once more.
        if (request === started) request = undefined;
        return undefined;
      },
    );
    const started: Request = { member, at, reply };
    request = started;
    return started;
  };

  return {
    /** Starts to read, unless a reply that is fresh enough is there or on its way. */
    prefetch: () => void prefetch(),
    /** A fresh snapshot; undefined where the API does not say. Never throws. */
    read: (): Promise<DatedSnapshot | undefined> => prefetch().reply,
    /** Forgets the last reply: an order makes it out of date. */
    clear: () => {
      request = undefined;
    },
  };
}
