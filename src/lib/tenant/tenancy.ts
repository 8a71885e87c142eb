import { fallbackSubdomain, passCardSubdomain } from '../config.ts';
import { parseUrl } from '../format/text.ts';

/** `parentDomain` is for shared cookies. */
export interface TenantHost {
  readonly subdomain: string;
  readonly parentDomain: string | undefined;
}

/** True for a lower-case DNS label (RFC 1123); only labels enter API URLs. */
function isDnsLabel(text: string): boolean {
  return /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(text);
}

/** Normalises a domain to a host name. */
export function removePort(domain: string): string {
  return domain.trim().toLowerCase().replace(/:\d+$/, '');
}

/**
 * Reads the label before a landing domain. Other hosts use `chosen`, else `'staging'` (design, section 3).
 * @param hostname without port
 */
export function resolveTenant(
  hostname: string,
  landingDomains: readonly string[],
  chosen?: string,
): TenantHost {
  const host = hostname.toLowerCase();
  const domains = landingDomains.map(removePort).filter(Boolean);
  const parentDomain = domains.find(
    (domain) => host.endsWith(`.${domain}`) && isDnsLabel(host.slice(0, -domain.length - 1)),
  );
  if (parentDomain && !domains.includes(host)) {
    return { subdomain: host.slice(0, -parentDomain.length - 1), parentDomain };
  }
  const subdomain = chosen && isDnsLabel(chosen) ? chosen : fallbackSubdomain;
  return { subdomain, parentDomain: undefined };
}

/** Base URL with a trailing slash. Invalid labels become `'staging'`. */
export function apiBase(template: string, subdomain: string): string {
  const label = isDnsLabel(subdomain) ? subdomain : fallbackSubdomain;
  return template.replaceAll('{subdomain}', label).replace(/\/?$/, '/');
}

/**
 * Returns undefined outside the landing domains, so no session leaves them.
 * @param protocol as in `location.protocol`
 */
export function tenantAddress(
  client: { readonly subdomain: string; readonly landing_domain: string },
  landingDomains: readonly string[],
  protocol: string,
): string | undefined {
  const domain = client.landing_domain.trim().toLowerCase();
  const isOurs = landingDomains.some((ourDomain) => removePort(ourDomain) === removePort(domain));
  const url = `${protocol}//${client.subdomain}.${domain}/`;
  return isOurs && domain && isDnsLabel(client.subdomain) && parseUrl(url) ? url : undefined;
}

export function identifierName(subdomain: string): 'Pass card' | 'Membership ID' {
  return subdomain === passCardSubdomain ? 'Pass card' : 'Membership ID';
}
