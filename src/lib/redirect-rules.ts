import { getRoute, type Route, redirects, routeNames } from './routes.ts';

const shellPaths: Readonly<Record<string, string>> = { '/raffles/:id': '/raffle' };

export function shellPath(route: Route): string {
  return shellPaths[route.path] ?? route.path;
}

interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** 200 serves the target's file at the requested URL. */
  readonly status: 200 | 302;
}

/** Fixed paths precede placeholders, as hosts require. */
export const redirectRules: readonly RedirectRule[] = [
  ...redirects.map(({ from, to }) => ({ from, to: getRoute(to).path, status: 302 }) as const),
  { from: '/.well-known/change-password', to: getRoute('changePassword').path, status: 302 },
  ...routeNames
    .map(getRoute)
    .filter((route) => shellPath(route) !== route.path)
    .map((route) => ({ from: route.path, to: shellPath(route), status: 200 }) as const),
];

/** Applies the host's rewrites with status 200. */
export function rewriteUrl(url: string): string {
  const [, path = url, rest = ''] = /^([^?]*?)\/?(\?.*)?$/.exec(url) ?? [];
  const route = routeNames.map(getRoute).find((candidate) => {
    const pattern = candidate.path.replace(/:[a-z]+/g, '[^/]+');
    return shellPath(candidate) !== candidate.path && new RegExp(`^${pattern}$`).test(path);
  });
  return route ? `${shellPath(route)}${rest}` : url;
}

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
