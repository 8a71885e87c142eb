import { parseUrl } from '../format/urls.ts';

/** Hosts that never leave this machine, where plain http is no risk. */
function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * The address to follow for a `redirect_url` of the API: https, or http on loopback hosts, without credentials, and
 * on the list of hosts unless that is empty (design, decision 13).
 * @param allowedHosts host names, with a port only where that port alone is meant
 * @returns the normalised address, or undefined when it must not be followed
 */
export function safeRedirect(url: string, allowedHosts: readonly string[]): string | undefined {
  const address = parseUrl(url);
  if (!address) return undefined;
  const { protocol, hostname, host, username, password, href } = address;
  const secure = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  const listed =
    allowedHosts.length === 0 ||
    allowedHosts.map((name) => name.trim().toLowerCase()).some((name) => name === host || name === hostname);
  return secure && listed && !username && !password ? href : undefined;
}
