import { type RouteName, routeNames, routes } from './routes.ts';

export type Params = Readonly<Record<string, string>>;
export type Search = Readonly<Record<string, string>>;

/** Regular expression that matches a route's path and captures its parameters in order. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`, 'i');
}

function parameterNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** A path segment as text; a segment with broken percent-encoding stays as it is instead of throwing. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The table's paths for the router library: a pattern and a reader of its parameters for each name. */
export function createRouterPatterns(): Record<
  RouteName,
  [RegExp, (...segments: string[]) => Record<string, string>]
> {
  const lines = routeNames.map((name) => {
    const names = parameterNames(routes[name].path);
    const read = (...segments: string[]) =>
      Object.fromEntries(names.map((key, index) => [key, decodeSegment(segments[index] ?? '')]));
    return [name, [patternOf(routes[name].path), read]] as const;
  });
  return Object.fromEntries(lines) as ReturnType<typeof createRouterPatterns>;
}

/**
 * The address of a screen: path with its parameters filled in, and the query, leaving out empty values.
 * @throws {Error} when a parameter is missing
 */
export function getPath(name: RouteName, params: Params = {}, search: Search = {}): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (!value) throw new Error(`Route '${name}' needs the parameter '${key}'`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== '')).toString();
  return query ? `${path}?${query}` : path;
}
