import { formatPence, parsePence } from '../format/money.ts';
import { cleanText, parseUrl } from '../format/text.ts';

/** Sentences of the screen that the payment page returns to. */
export const paymentTexts = {
  /** Specification, section 2, Callback. */
  ticketsPaid: 'The tickets will be purchased shortly.',
  depositPaid: 'The amount will be added to your wallet shortly.',
  unknown: "We can't find this payment.",
  unknownHint: (isForTickets: boolean) =>
    `You may have paid on another device. Check your ${isForTickets ? 'tickets' : 'transactions'}.`,
  /** Common causes, because the API gives no reason. */
  failureCauses: [
    "It wasn't approved in your bank's app in time.",
    "There wasn't enough money in your account.",
    'Your card or bank blocks raffle or gambling payments.',
  ],
} as const;

const maxErrorLength = 300;
const referencePattern = /^[\w.:/#-]{1,64}$/;

/** Parses the query of `/callback`: display text, not proof. Drops invalid amounts and references. */
export function parsePaymentResult(query: Readonly<Record<string, string>>) {
  const { error = '', amount = '', reference = '', lottery = '' } = query;
  const shared = {
    reference: referencePattern.test(reference) ? reference : undefined,
    /** False also for a failed payment that may have been for tickets. */
    isForTickets: lottery !== '',
  };
  if (error) return { kind: 'failed', error: cleanText(error, maxErrorLength), ...shared } as const;
  const pence = parsePence(amount) ?? 0;
  return { kind: 'success', amount: pence > 0 ? formatPence(pence) : undefined, ...shared } as const;
}

export type PaymentResult = ReturnType<typeof parsePaymentResult>;
export type SuccessfulPayment = Extract<PaymentResult, { kind: 'success' }>;

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Normalises a `redirect_url`; undefined if unsafe. Requires https, or http on loopback hosts, no
 * credentials, and an allowed host unless the list is empty (design, decision 13).
 * @param allowedHosts host names with an optional port
 */
export function safeRedirect(url: string, allowedHosts: readonly string[]): string | undefined {
  const address = parseUrl(url);
  if (!address) return undefined;
  const { protocol, hostname, host, username, password, href } = address;
  const isSecure = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
  const isAllowed =
    allowedHosts.length === 0 ||
    allowedHosts.map((name) => name.trim().toLowerCase()).some((name) => name === host || name === hostname);
  return isSecure && isAllowed && !username && !password ? href : undefined;
}
