import { parseUrl } from '../format/urls.ts';
import { isDnsLabel, withoutPort } from './tenancy.ts';

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
