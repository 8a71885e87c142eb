import type { Query } from '../../lib/data/query.ts';
import type { Holdings } from '../../lib/orders/reconcile.ts';

/** An order is compared with what the API said at most so long (ms) before it was sent. */
const snapshotFreshMs = 5_000;

/** What the API said of whatever an order may change, and when it was asked (ms since the epoch). */
export interface Snapshot {
  readonly holdings: Holdings;
  readonly at: number;
}

/** True for a snapshot, or a request for one, that another device can hardly have made out of date. */
export function isSnapshotFresh<Taken extends Pick<Snapshot, 'at'>>(
  taken: Taken | undefined,
): taken is Taken {
  return taken !== undefined && Date.now() - taken.at < snapshotFreshMs;
}

/** What a screen shows of a read, as a snapshot. Data of an earlier page load is none. */
export function snapshotOf<T>(
  { $state }: Pick<Query<T>, '$state'>,
  holdingsOf: (data: T) => Holdings,
): Snapshot | undefined {
  const state = $state.get();
  if (state.status !== 'loaded' || state.isKept) return undefined;
  return { holdings: holdingsOf(state.data), at: state.loadedAt };
}
