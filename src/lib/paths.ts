import { type RouteName, routeNames, routes } from './routes.ts';

export type Params = Readonly<Record<string, string>>;
export type Search = Readonly<Record<string, string>>;

/** Returns an invalid segment unchanged. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The router library's patterns. Its own would throw for an invalid segment. The only parameter is `:id`. */
export function createRouterPatterns() {
  const readParams = (id?: string): Params => (id === undefined ? {} : { id: decodeSegment(id) });
  const entries = routeNames.map((name) => {
    const pattern = new RegExp(`^${routes[name].path.replace(':id', '([^/]+)')}$`, 'i');
    return [name, [pattern, readParams]] as const;
  });
  return Object.fromEntries(entries) as Record<RouteName, [RegExp, typeof readParams]>;
}

/** Skips empty query values. @throws {Error} when a parameter is missing */
export function getPath(name: RouteName, params: Params = {}, search: Search = {}): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (!value) throw new Error(`Route '${name}' needs the parameter '${key}'`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== '')).toString();
  return query ? `${path}?${query}` : path;
}
