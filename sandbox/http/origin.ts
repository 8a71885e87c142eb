import type { Context } from 'hono';

/** Origin that the caller reached the API at, which may be that of a proxy with a certificate. */
export function originOf({ req }: Context): string {
  const scheme = req.header('X-Forwarded-Proto') === 'https' ? 'https' : 'http';
  return `${scheme}://${req.header('Host') ?? ''}`;
}
