/** What browsers do without starting the worker, where they can be told (Chromium's static routing). */
import { precacheName } from './precache.ts';

interface StaticRoute {
  readonly condition: { readonly requestDestination: '' } | { readonly urlPattern: string };
  readonly source: 'network' | { readonly cacheName: string };
}

interface RoutedEvent {
  addRoutes(rules: readonly StaticRoute[]): Promise<void>;
}

/** What pages fetch are answers of the API and the host's clock; what is not kept of hashed files is asked for. */
const rules: readonly StaticRoute[] = [
  { condition: { requestDestination: '' }, source: 'network' },
  { condition: { urlPattern: '/_astro/*' }, source: { cacheName: precacheName } },
];

/** Has them done that way; where that is not to be had, the worker does the same. */
export async function addStaticRoutes(event: ExtendableEvent): Promise<void> {
  if (!('addRoutes' in event)) return;
  // Each by itself: a browser may know one and not the other.
  for (const rule of rules) await (event as ExtendableEvent & RoutedEvent).addRoutes([rule]).catch(() => {});
}
