import { type Query, waitUntilSettled } from '../../lib/data/query.ts';
import { getRoute, type RouteName } from '../../lib/routes.ts';
import { $screen } from '../app/router.ts';
import { tenantSettled } from '../app/tenant.ts';

interface PrefetchedData {
  readonly load: () => Promise<void>;
  readonly screens: readonly RouteName[];
}

const waiting: PrefetchedData[] = [];
const pending: Promise<void>[] = [];
let isStarted = false;

function start({ load, screens }: PrefetchedData): void {
  const screen = $screen.get();
  if (screen.kind === 'screen' && screens.includes(screen.name)) pending.push(load());
}

/** Loads a query as the app starts, if the page opened on one of these screens. */
export function registerPrefetch(query: Query<unknown>, screens: readonly RouteName[]): void {
  const data = { load: () => waitUntilSettled(query), screens };
  if (isStarted) start(data);
  else waiting.push(data);
}

export function startPrefetch(): void {
  isStarted = true;
  const screen = $screen.get();
  // A compliance page shows a text of the tenant.
  if (screen.kind === 'screen' && getRoute(screen.name).menu === 'compliance') pending.push(tenantSettled);
  waiting.splice(0).forEach(start);
}

/** Resolves when the first screen's prefetches settle. Queries must be registered by then. */
export async function waitForPrefetch(): Promise<void> {
  await Promise.all(pending);
}
