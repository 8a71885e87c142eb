import type { Query } from '../../lib/data/query.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';

/** An order is compared with what the API said at most so long (ms) before it was sent. */
const snapshotFreshMs = 5_000;

/** What the API said of whatever an order may change, and when it was asked (ms since the epoch). */
export interface DatedSnapshot {
  readonly snapshot: AccountSnapshot;
  readonly at: number;
}

/** True for a snapshot, or a request for one, that another device can hardly have made out of date. */
export function isSnapshotFresh<Taken extends Pick<DatedSnapshot, 'at'>>(
  taken: Taken | undefined,
): taken is Taken {
  return taken !== undefined && Date.now() - taken.at < snapshotFreshMs;
}

/** What a screen shows of a read, as a snapshot. Data of an earlier page load is none. */
export function getVisibleSnapshot<T>(
  { $state }: Pick<Query<T>, '$state'>,
  holdingsOf: (data: T) => AccountSnapshot,
): DatedSnapshot | undefined {
  const state = $state.get();
  if (state.status !== 'loaded' || state.isFromCache) return undefined;
  return { snapshot: holdingsOf(state.data), at: state.loadedAt };
}
