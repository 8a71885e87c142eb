import { redirectRules, shellPath } from '../lib/redirect-rules.ts';
import { getRoute, routeNames } from '../lib/routes.ts';

/** The page that hosts serve for unknown URLs. */
export const notFoundPage = '/404';

const pagePaths: ReadonlySet<string> = new Set(routeNames.map((name) => shellPath(getRoute(name))));

/** Resolves a URL by the host's rules, without a request. @returns a page of the build */
export function findRedirect({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const plain = pathname === '/index.html' ? '/' : pathname.replace(/(\.html|\/)$/, '');
  const rule = redirectRules.find(({ from, status }) => status === 302 && from === plain);
  const target = rule?.to ?? plain;
  return pagePaths.has(target) && target !== pathname ? target + search : undefined;
}
