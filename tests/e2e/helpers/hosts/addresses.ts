/** `TEST_SITE_PORT` lets two checkouts run tests side by side. */
export const sitePort = Number(process.env['TEST_SITE_PORT'] ?? 4322);

/** API port of the build, mapped to each worker's sandbox. */
export const apiPort = 8787;

/** One tenant with a Pass card, one with a Membership ID. */
export const demoTenants = ['ciu', 'riverside'] as const;

export function siteUrl(club: string, path = '/'): string {
  return `http://${club}.praxis.localhost:${sitePort}${path}`;
}

export function apiHost(club: string): string {
  return `${club}.praxis.localhost:${apiPort}`;
}

/**
 * Maps the build's hosts to IPv4 loopback and the worker's sandbox.
 * @param otherSites ports of further sites
 */
export function hostResolverRules(sandboxPort: number, ...otherSites: readonly number[]): string {
  const sites = [sitePort, ...otherSites].map((port) => `MAP *.praxis.localhost:${port} 127.0.0.1:${port}`);
  return [`MAP *.praxis.localhost:${apiPort} 127.0.0.1:${sandboxPort}`, ...sites].join(',');
}
