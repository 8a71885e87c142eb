import { fingerprint } from '../format/text.ts';
import { getStorageOwner } from './scoped-storage.ts';

/**
 * Separates the members of one device by 16 bits of the email's hash, without identifying them. For values
 * that stay after sign-out.
 */
export function getAnonymousKey(subdomain: string, email: string): string {
  return `${subdomain}/${fingerprint(email.toLowerCase()) & 0xffff}`;
}

/** Returns the key of the signed-in member; undefined for a visitor and while the member is unknown. */
export function getMemberAnonymousKey(): string | undefined {
  const [subdomain, email] = getStorageOwner()?.split('/') ?? [];
  return subdomain && email && getAnonymousKey(subdomain, decodeURIComponent(email));
}
