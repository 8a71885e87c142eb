import { parseUrl } from '../format/text.ts';
import type { HtmlTree } from './html-tree.ts';

export interface BrokenLink {
  readonly text: string;
  readonly href: string;
  readonly reason: string;
}

/** Names that lead nowhere (RFC 2606, RFC 6761). */
const reservedHost = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

function checkMailAddress(address: string): string | undefined {
  const [, host] = /^[^@\s]+@([^@\s]+\.[^@\s]+)$/.exec(address) ?? [];
  if (host === undefined) return 'is no complete email address';
  return reservedHost.test(host) ? 'belongs to a name that is reserved for examples' : undefined;
}

/** Applies the sanitiser's rule for addresses (lib/html/sanitise), then asks whether the address can exist. */
function findReason(href: string): string | undefined {
  const url = parseUrl(href);
  if (!url) return 'is no complete address, so the app takes it out';
  if (!['https:', 'mailto:', 'tel:'].includes(url.protocol)) {
    return `begins with ${url.protocol.slice(0, 20)}, which the app takes out`;
  }
  if (url.protocol === 'mailto:') return checkMailAddress(url.pathname);
  if (url.protocol === 'tel:')
    return (url.pathname.match(/\d/g)?.length ?? 0) < 3 ? 'has no telephone number' : undefined;
  if (reservedHost.test(url.hostname)) return 'belongs to a name that is reserved for examples';
  return url.hostname.includes('.') ? undefined : 'names no host on the internet';
}

/** Finds links of a text that lead nowhere. Links within the page are in `findPageLinks`. */
export function findBrokenLinks({ elements }: HtmlTree): BrokenLink[] {
  return elements.flatMap(({ name, attributes, text }) => {
    const href = attributes.get('href')?.trim();
    if (name !== 'a' || href === undefined || href.startsWith('#')) return [];
    const reason = href === '' ? 'has an empty address' : findReason(href);
    return reason === undefined ? [] : [{ text, href, reason }];
  });
}

/** Finds links within the page. All are dead, because the sanitiser removes them and their targets. */
export function findPageLinks({ elements }: HtmlTree): string[] {
  const hrefs = elements.flatMap(({ name, attributes }) =>
    name === 'a' ? [attributes.get('href')?.trim() ?? ''] : [],
  );
  return hrefs.filter((href) => href.startsWith('#'));
}
