/** Which page answers an address: what the host would say (lib/redirect-rules.ts), known without asking it. */
import { redirectRules, rewriteUrl, shellPath } from '../lib/redirect-rules.ts';
import { getRoute, routeNames } from '../lib/routes.ts';

/** A page of the build, another address to go to, or nothing that the build knows. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' };

/** The addresses of the build's pages. */
const pages: ReadonlySet<string> = new Set(routeNames.map((name) => shellPath(getRoute(name))));

/** Where hosts have unknown addresses answered from. */
export const notFoundPage = '/404';

/** Addresses that hosts lead to a page's one address: with its extension, or with a trailing slash. */
function withoutEnding(path: string): string {
  if (path === '/index.html') return '/';
  return path.replace(/(\.html|\/)$/, '');
}

const moved = new Map(
  redirectRules
    .filter(({ status }) => status === 302)
    .flatMap(({ from, to }) => [
      [from, to],
      [`${from}/`, to],
    ]),
);

/** @param url of this site; what it leads to is one of the build's own pages, whatever the address says */
export function resolveDestination({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Destination {
  const path = rewriteUrl(pathname);
  if (pages.has(path)) return { kind: 'page', path };
  const target = moved.get(path) ?? withoutEnding(path);
  return pages.has(target) ? { kind: 'redirect', to: target + search } : { kind: 'unknown' };
}
