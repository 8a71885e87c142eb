import { endpoints } from '../../src/lib/contract/endpoints.ts';

function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

const matchers = endpoints.map(([, { method, path }]) => ({ method, path, pattern: matcher(path) }));

/** The contract's path pattern that a request falls under; its own path, without the first slash, if there is none. */
export function patternOf(method: string, pathname: string): string {
  const path = pathname.slice(1);
  const known = matchers.find((entry) => entry.method === method && entry.pattern.test(path));
  return known?.path ?? path;
}
