import { getElapsedMs, type Moment } from '../../lib/browser/moment.ts';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Query } from '../../lib/data/query.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';

/** Longest age of a snapshot before an order. */
const snapshotFreshMs = 5_000;

/** With the moment of the request. */
export interface DatedSnapshot extends Moment {
  readonly snapshot: AccountSnapshot;
}

/** True when another device can hardly have changed the account since. */
export function isSnapshotFresh<Taken extends Moment>(snapshot: Taken | undefined): snapshot is Taken {
  return snapshot !== undefined && getElapsedMs(snapshot) < snapshotFreshMs;
}

/** Leaves out a list of tickets that was not sent: none of them would be new, or all. */
export function getDrawSnapshot({
  tickets,
  user_ticket_count: held,
}: Pick<Draw, 'tickets' | 'user_ticket_count'>): AccountSnapshot {
  return { tickets: tickets.length > 0 || held === 0 ? tickets : undefined, held };
}

/** Excludes offline data. */
export function getVisibleSnapshot<T>(
  { $state }: Pick<Query<T>, '$state'>,
  toSnapshot: (data: T) => AccountSnapshot,
): DatedSnapshot | undefined {
  const state = $state.get();
  if (state.status !== 'loaded' || state.isFromCache) return undefined;
  const { data, loadedAt: at, uptime = Number.NEGATIVE_INFINITY } = state;
  return { snapshot: toSnapshot(data), at, uptime };
}
