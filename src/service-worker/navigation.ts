import { redirectRules, rewriteUrl, shellPath } from '../lib/redirect-rules.ts';
import { getRoute, routeNames } from '../lib/routes.ts';

export type Destination =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' };

const pagePaths: ReadonlySet<string> = new Set(routeNames.map((name) => shellPath(getRoute(name))));

/** The page that hosts serve for unknown URLs. */
export const notFoundPage = '/404';

function normalisePath(path: string): string {
  if (path === '/index.html') return '/';
  return path.replace(/(\.html|\/)$/, '');
}

const redirects = new Map(
  redirectRules
    .filter(({ status }) => status === 302)
    .flatMap(({ from, to }) => [
      [from, to],
      [`${from}/`, to],
    ]),
);

/**
 * Resolves a URL of this site by the host's rules (lib/redirect-rules.ts) without a request.
 * Redirects lead only to pages of the build.
 */
export function resolveDestination({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Destination {
  const path = rewriteUrl(pathname);
  if (pagePaths.has(path)) return { kind: 'page', path };
  const target = redirects.get(path) ?? normalisePath(path);
  return pagePaths.has(target) ? { kind: 'redirect', to: target + search } : { kind: 'unknown' };
}
