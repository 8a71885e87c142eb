import { apiBase, resolveTenant } from '../../src/lib/tenant/tenancy.ts';

function readAttribute(html: string, name: string): string {
  return new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** The port of a URL by Chromium's host rules, which only tests set. */
function findPort(rules: string, { host, port }: URL): string {
  const targets = rules.split(',').flatMap((rule) => {
    const [, from = '', to = ''] = /^MAP \*(\S+) \S+:(\d+)$/.exec(rule) ?? [];
    return from && host.endsWith(from) ? [to] : [];
  });
  return targets[0] ?? port;
}

/**
 * Returns the API base of a site's pages.
 * @param html any page of the site
 * @param client the selected tenant, for a site without tenant subdomains
 */
export function resolveApiBase(html: string, site: URL, client: string, hostRules: string): URL {
  const domains = readAttribute(html, 'data-domains').split(',');
  const { subdomain } = resolveTenant(site.hostname, domains, client || undefined);
  const base = new URL(apiBase(readAttribute(html, 'data-api'), subdomain));
  base.port = findPort(hostRules, base);
  return base;
}
