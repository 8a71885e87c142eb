import { formatPence, parsePence } from '../format/money.ts';
import { cleanText, parseUrl } from '../format/text.ts';

/** What the payment page reports in the address; texts to show, never facts to act on. */
export type PaymentResult =
  | { readonly kind: 'failed'; readonly error: string; readonly reference: string | undefined }
  | {
      readonly kind: 'success';
      /** In pounds, as a member reads it. */
      readonly amount: string | undefined;
      readonly reference: string | undefined;
      /** True when tickets are to follow, false when the wallet is credited. */
      readonly isForTickets: boolean;
    };

const longestError = 300;
const referencePattern = /^[\w.:/#-]{1,64}$/;

function positiveAmount(text: string): string | undefined {
  const pence = parsePence(text);
  return pence !== undefined && pence > 0 ? formatPence(pence) : undefined;
}

/** Reads the query of `/callback`. An amount or reference that looks wrong is left out instead of shown. */
export function parsePaymentResult(query: Readonly<Record<string, string>>): PaymentResult {
  const { error = '', amount = '', reference = '', lottery = '' } = query;
  const known = referencePattern.test(reference) ? reference : undefined;
  if (error) return { kind: 'failed', error: cleanText(error, longestError), reference: known };
  return {
    kind: 'success',
    amount: positiveAmount(amount),
    reference: known,
    isForTickets: lottery !== '',
  };
}

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
