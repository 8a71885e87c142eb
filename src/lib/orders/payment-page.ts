import { formatPence, parsePence } from '../format/money.ts';
import { cleanText, parseUrl } from '../format/text.ts';

/** Result in the return URL: display text, not proof. */
export type PaymentResult = {
  readonly reference: string | undefined;
  /** False also for a failed payment that may have been for tickets. */
  readonly isForTickets: boolean;
} & (
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'success'; readonly amount: string | undefined }
);

export type SuccessfulPayment = Extract<PaymentResult, { kind: 'success' }>;

const maxErrorLength = 300;
const referencePattern = /^[\w.:/#-]{1,64}$/;

function formatPositiveAmount(text: string): string | undefined {
  const pence = parsePence(text);
  return pence !== undefined && pence > 0 ? formatPence(pence) : undefined;
}

/** Parses the query of `/callback`; drops invalid amounts and references. */
export function parsePaymentResult(query: Readonly<Record<string, string>>): PaymentResult {
  const { error = '', amount = '', reference = '', lottery = '' } = query;
  const validReference = referencePattern.test(reference) ? reference : undefined;
  const shared = { reference: validReference, isForTickets: lottery !== '' };
  if (error) return { kind: 'failed', error: cleanText(error, maxErrorLength), ...shared };
  return { kind: 'success', amount: formatPositiveAmount(amount), ...shared };
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Normalises a `redirect_url`; undefined if unsafe. Requires https, or http on loopback hosts, no
 * credentials, and an allowed host unless the list is empty (design, decision 13).
 * @param allowedHosts host names with an optional port
 */
export function safeRedirect(url: string, allowedHosts: readonly string[]): string | undefined {
  const address = parseUrl(url);
  if (!address) return undefined;
  const { protocol, hostname, host, username, password, href } = address;
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  const isAllowed =
    allowedHosts.length === 0 ||
    allowedHosts.map((name) => name.trim().toLowerCase()).some((name) => name === host || name === hostname);
  return isSecure && isAllowed && !username && !password ? href : undefined;
}
