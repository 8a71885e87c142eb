/** A token as a header carries it: visible ASCII (RFC 6750 allows less) of a length that servers take. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,8192}$/.test(text);
}

/**
 * When a token ends by its own account, in ms since the epoch: the `exp` of a JWT (RFC 7519). Undefined for tokens that
 * do not say so, such as opaque ones.
 */
export function parseExpiry(token: string): number | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}
