import { getRoute, type Route, redirects, routeNames } from './routes.ts';

/** A route whose path has a placeholder is served from a file that no rule and no link matches. */
const shellsOfPlaceholders: Readonly<Record<string, string>> = { '/raffles/:id': '/raffle' };

/** Where the shell of a route stands on the host: its path, or a path of its own if it has a placeholder. */
export function shellPath(route: Route): string {
  return shellsOfPlaceholders[route.path] ?? route.path;
}

interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** 302 sends the browser on, 200 answers with the target's file under the asked address. */
  readonly status: 200 | 302;
}

/** Addresses that are answered from elsewhere. Fixed addresses come before placeholders, as hosts want it. */
export const redirectRules: readonly RedirectRule[] = [
  ...redirects.map(({ from, to }) => ({ from, to: getRoute(to).path, status: 302 }) as const),
  { from: '/.well-known/change-password', to: getRoute('changePassword').path, status: 302 },
  ...routeNames
    .map(getRoute)
    .filter((route) => shellPath(route) !== route.path)
    .map((route) => ({ from: route.path, to: shellPath(route), status: 200 }) as const),
];

/** Where a request for `url` is answered: what the rewrites with status 200 do on the host. */
export function rewriteUrl(url: string): string {
  const [, path = url, rest = ''] = /^([^?]*?)\/?(\?.*)?$/.exec(url) ?? [];
  const route = routeNames.map(getRoute).find((candidate) => {
    const pattern = candidate.path.replace(/:[a-z]+/g, '[^/]+');
    return shellPath(candidate) !== candidate.path && new RegExp(`^${pattern}$`).test(path);
  });
  return route ? `${shellPath(route)}${rest}` : url;
}
