import { type RouteName, routeNames, routes } from './routes.ts';

export type Params = Readonly<Record<string, string>>;
export type Search = Readonly<Record<string, string>>;

function createPathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`, 'i');
}

function getParameterNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** Returns an invalid segment unchanged. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Creates the router library's patterns and parameter parsers. */
export function createRouterPatterns(): Record<
  RouteName,
  [RegExp, (...segments: string[]) => Record<string, string>]
> {
  const entries = routeNames.map((name) => {
    const names = getParameterNames(routes[name].path);
    const read = (...segments: string[]) =>
      Object.fromEntries(names.map((key, index) => [key, decodeSegment(segments[index] ?? '')]));
    return [name, [createPathPattern(routes[name].path), read]] as const;
  });
  return Object.fromEntries(entries) as ReturnType<typeof createRouterPatterns>;
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
