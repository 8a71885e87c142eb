import { fallbackSubdomain } from '../config.ts';

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
