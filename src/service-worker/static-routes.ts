import { precacheName } from './precache.ts';

interface StaticRoute {
  readonly condition: { readonly requestDestination: '' } | { readonly urlPattern: string };
  readonly source: 'network' | { readonly cacheName: string };
}

interface RoutedEvent {
  addRoutes(routes: readonly StaticRoute[]): Promise<void>;
}

/** Pages fetch() only from the API and the host's clock. */
const routes: readonly StaticRoute[] = [
  { condition: { requestDestination: '' }, source: 'network' },
  { condition: { urlPattern: '/_astro/*' }, source: { cacheName: precacheName } },
];

/** Adds static routes, which Chromium serves without starting the worker. Elsewhere the handlers do the same. */
export async function addStaticRoutes(event: ExtendableEvent): Promise<void> {
  if (!('addRoutes' in event)) return;
  // One call for each, because a browser may support only one condition.
  for (const route of routes)
    await (event as ExtendableEvent & RoutedEvent).addRoutes([route]).catch(() => {});
}
