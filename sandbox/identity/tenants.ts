import { tenants } from '../seed/tenants.ts';

/** A club as configured: identity, look and texts. Its members and draws are in the database. */
export interface TenantRecord {
  readonly subdomain: string;
  readonly name: string;
  /** File below `pictures/`, without its ending. */
  readonly logo: string;
  readonly mainColor: string;
  readonly secondaryColor: string;
  /** HTML; empty where the club has none. */
  readonly quiz: string;
  readonly tos: string;
  readonly privacy: string;
  readonly gdpr: string;
  readonly accessibility: string;
  readonly complaints: string;
}

const parentDomain = 'praxis.localhost';
const hostPattern = new RegExp(`^([a-z0-9-]+)\\.${parentDomain.replace('.', '\\.')}(?::\\d+)?$`, 'i');

/** The club of a Host header (`ciu.praxis.localhost:8787`), or undefined. */
export function tenantOfHost(host: string): TenantRecord | undefined {
  const subdomain = hostPattern.exec(host)?.[1]?.toLowerCase();
  return tenants.find((club) => club.subdomain === subdomain);
}

export function findTenant(subdomain: string): TenantRecord | undefined {
  return tenants.find((club) => club.subdomain === subdomain);
}

/** The port of https: a site there is served with a certificate, and its addresses go without the port. */
const securePort = 443;

/** The domain that the clubs' sites stand under, with the site's port. */
export function landingDomain(sitePort: number): string {
  return sitePort === securePort ? parentDomain : `${parentDomain}:${sitePort}`;
}

/** Origin of a club's site. */
export function siteOrigin(subdomain: string, sitePort: number): string {
  const scheme = sitePort === securePort ? 'https' : 'http';
  return `${scheme}://${subdomain}.${landingDomain(sitePort)}`;
}

/** Address of a picture as the caller can load it. @param origin origin the caller reached the API at */
export function pictureUrl(origin: string, picture: string): string {
  return `${origin}/pictures/${picture}.svg`;
}
