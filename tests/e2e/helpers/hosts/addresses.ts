/** Where the browser tests find the built site; the variable lets two checkouts run theirs side by side. */
export const sitePort = Number(process.env['TEST_SITE_PORT'] ?? 4322);

/** Where the runtime of the CDN serves the same, for what is to be known of the host itself. */
export const cdnPort = sitePort + 2_000;

/** The API's port, which is part of the build; the rules below lead it to each worker's own sandbox. */
const apiPort = 8787;

/** The clubs that tests over several clubs run for: one with a Pass card, one with a Membership ID. */
export const demoTenants = ['ciu', 'riverside'] as const;

/** Address of a club's site. */
export function siteUrl(club: string, path = '/'): string {
  return `http://${club}.praxis.localhost:${sitePort}${path}`;
}

/** Address of a club's site at the CDN. */
export function cdnUrl(club: string, path = '/'): string {
  return `http://${club}.praxis.localhost:${cdnPort}${path}`;
}

/** The `Host` of a club's API. */
export function apiHost(club: string): string {
  return `${club}.praxis.localhost:${apiPort}`;
}

/**
 * Chromium's rules that lead a build's addresses to this worker's own sandbox, and never to IPv6.
 * @param otherSites ports of sites that a test serves beside the usual one
 */
export function hostResolverRules(sandboxPort: number, ...otherSites: readonly number[]): string {
  const sites = [sitePort, cdnPort, ...otherSites].map(
    (port) => `MAP *.praxis.localhost:${port} 127.0.0.1:${port}`,
  );
  return [`MAP *.praxis.localhost:${apiPort} 127.0.0.1:${sandboxPort}`, ...sites].join(',');
}
