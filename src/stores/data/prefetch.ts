import { type Query, waitUntilSettled } from '../../lib/data/query.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $screen } from '../app/router.ts';

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

function register(data: PrefetchedData): void {
  if (isStarted) start(data);
  else waiting.push(data);
}

/** Loads a query as the app starts, if the page opened on one of these screens. */
export function registerPrefetch(query: Query<unknown>, screens: readonly RouteName[]): void {
  register({ load: () => waitUntilSettled(query), screens });
}

/** Delays the first view of these screens until the promise settles. */
export function provideFirstViewData(settled: Promise<void>, screens: readonly RouteName[]): void {
  register({ load: () => settled, screens });
}

export function startPrefetch(): void {
  isStarted = true;
  waiting.splice(0).forEach(start);
}

/** Resolves when the first screen's prefetches settle. Queries must be registered by then. */
export async function waitForPrefetch(): Promise<void> {
  await Promise.all(pending);
}
