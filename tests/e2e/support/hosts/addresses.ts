/** Where the browser tests find the built site; the variable lets two checkouts run theirs side by side. */
export const sitePort = Number(process.env['TEST_SITE_PORT'] ?? 4322);

/** The API's port, which is part of the build; the rules below lead it to each worker's own sandbox. */
const apiPort = 8787;

/** The clubs that tests over several clubs run for: one with a Pass card, one with a Membership ID. */
export const clubs = ['ciu', 'riverside'] as const;

/** Address of a club's site. */
export function siteUrl(club: string, path = '/'): string {
  return `http://${club}.praxis.localhost:${sitePort}${path}`;
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
  const sites = [sitePort, ...otherSites].map((port) => `MAP *.praxis.localhost:${port} 127.0.0.1:${port}`);
  return [`MAP *.praxis.localhost:${apiPort} 127.0.0.1:${sandboxPort}`, ...sites].join(',');
}
