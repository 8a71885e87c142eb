import { apiBase, resolveTenant } from '../../src/lib/tenant/tenancy.ts';

/** The value of an attribute that a page's first element carries. */
function attributeOf(html: string, name: string): string {
  return new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** The port that Chromium's host rules give an address; only tests have some, for names of this machine. */
function portBy(rules: string, { host, port }: URL): string {
  const targets = rules.split(',').flatMap((rule) => {
    const [, from = '', to = ''] = /^MAP \*(\S+) \S+:(\d+)$/.exec(rule) ?? [];
    return from && host.endsWith(from) ? [to] : [];
  });
  return targets[0] ?? port;
}

/**
 * Base of the API that the pages of a site ask.
 * @param html any of its pages
 * @param client the club that is chosen, where the address is no club's own
 */
export function resolveApiBase(html: string, site: URL, client: string, hostRules: string): URL {
  const domains = attributeOf(html, 'data-domains').split(',');
  const { subdomain } = resolveTenant(site.hostname, domains, client || undefined);
  const base = new URL(apiBase(attributeOf(html, 'data-api'), subdomain));
  base.port = portBy(hostRules, base);
  return base;
}
