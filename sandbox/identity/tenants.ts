import { tenants } from '../seed/tenants.ts';

export interface TenantRecord {
  readonly subdomain: string;
  readonly name: string;
  readonly logo: string;
  readonly mainColor: string;
  readonly secondaryColor: string;
  /** HTML, or empty. */
  readonly quiz: string;
  readonly tos: string;
  readonly privacy: string;
  readonly gdpr: string;
  readonly accessibility: string;
  readonly complaints: string;
}

const parentDomain = 'praxis.localhost';
const hostPattern = new RegExp(`^([a-z0-9-]+)\\.${parentDomain.replace('.', '\\.')}(?::\\d+)?$`, 'i');

/** Finds the tenant of a Host header such as `ciu.praxis.localhost:8787`. */
export function tenantOfHost(host: string): TenantRecord | undefined {
  const subdomain = hostPattern.exec(host)?.[1]?.toLowerCase();
  return tenants.find((club) => club.subdomain === subdomain);
}

export function findTenant(subdomain: string): TenantRecord | undefined {
  return tenants.find((club) => club.subdomain === subdomain);
}

/** The default port of https, which URLs omit. */
const securePort = 443;

/** Includes the site's port. */
export function landingDomain(sitePort: number): string {
  return sitePort === securePort ? parentDomain : `${parentDomain}:${sitePort}`;
}

export function siteOrigin(subdomain: string, sitePort: number): string {
  const scheme = sitePort === securePort ? 'https' : 'http';
  return `${scheme}://${subdomain}.${landingDomain(sitePort)}`;
}

/** @param origin of the request */
export function pictureUrl(origin: string, picture: string): string {
  return `${origin}/pictures/${picture}.svg`;
}
