import { fallbackSubdomain, passCardSubdomain } from '../config.ts';
import { parseUrl } from '../format/text.ts';

/** Which club a host serves, and the domain above it that shared cookies belong to. */
export interface TenantHost {
  readonly subdomain: string;
  /** Undefined on hosts that are not below a landing domain. */
  readonly parentDomain: string | undefined;
}

/** One DNS label (RFC 1123), lower case: nothing else ever becomes part of an API address. */
export function isDnsLabel(text: string): boolean {
  return /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(text);
}

/** A domain as host names have it. */
export function withoutPort(domain: string): string {
  return domain.trim().toLowerCase().replace(/:\d+$/, '');
}

/**
 * Finds the tenant of a host: the label in front of a landing domain. Any other host is `'staging'`, and there alone
 * `chosen` may name another one (design, section 3).
 * @param hostname without port
 * @param landingDomains may carry ports, which are ignored
 */
export function resolveTenant(
  hostname: string,
  landingDomains: readonly string[],
  chosen?: string,
): TenantHost {
  const host = hostname.toLowerCase();
  const domains = landingDomains.map(withoutPort).filter(Boolean);
  const parentDomain = domains.find(
    (domain) => host.endsWith(`.${domain}`) && isDnsLabel(host.slice(0, -domain.length - 1)),
  );
  if (parentDomain && !domains.includes(host)) {
    return { subdomain: host.slice(0, -parentDomain.length - 1), parentDomain };
  }
  const subdomain = chosen && isDnsLabel(chosen) ? chosen : fallbackSubdomain;
  return { subdomain, parentDomain: undefined };
}

/** Base address of a tenant's API, with a slash at the end. What is no label goes to `'staging'`. */
export function apiBase(template: string, subdomain: string): string {
  const label = isDnsLabel(subdomain) ? subdomain : fallbackSubdomain;
  return template.replaceAll('{subdomain}', label).replace(/\/?$/, '/');
}

/**
 * Address of another club's site; its port, if any, is kept.
 * @param protocol as in `location.protocol`
 * @returns undefined when the club is not below one of our landing domains, so that no session is handed elsewhere
 */
export function tenantAddress(
  client: { readonly subdomain: string; readonly landing_domain: string },
  landingDomains: readonly string[],
  protocol: string,
): string | undefined {
  const domain = client.landing_domain.trim().toLowerCase();
  const ours = landingDomains.some((ourDomain) => withoutPort(ourDomain) === withoutPort(domain));
  const address = `${protocol}//${client.subdomain}.${domain}/`;
  return ours && domain && isDnsLabel(client.subdomain) && parseUrl(address) ? address : undefined;
}

/** What a club calls the member's number: 'Pass card' at one club, 'Membership ID' elsewhere. */
export function identifierName(subdomain: string): 'Pass card' | 'Membership ID' {
  return subdomain === passCardSubdomain ? 'Pass card' : 'Membership ID';
}
