import { formatPence } from '../format/money.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import { depositSupportRequest } from './payment-support-request.ts';
import type { PendingOrder } from './pending-orders.ts';
import type { ReconciliationResult } from './reconcile.ts';
import type { OrderStatus, PollAttempt } from './status-messages.ts';

/** Maximum duration of a deposit (specification, section 9). */
export const maxSettlementMs = 24 * 60 * 60 * 1_000;

type PaidOrderDetails = Pick<PendingOrder, 'asked' | 'paid' | 'isFresh'> & { readonly about?: string };

/** `late` applies after 24 hours. */
function awaitedStatus(
  { paid }: PaidOrderDetails,
  { at, isLast }: PollAttempt,
  words: { readonly coming: string; readonly late: string; readonly report: SupportRequestValues },
): OrderStatus {
  const isLate = paid !== undefined && at - paid.begun >= maxSettlementMs;
  const lastLook = `Last look: ${new Date(at).toLocaleTimeString('en-US')}.`;
  const next = isLast
    ? 'It may take up to 24 hours; we look again whenever you come back.'
    : 'We look again by ourselves.';
  return {
    tone: 'info',
    isOpen: true,
    text: isLate ? `${words.late} Please ask us about it.` : words.coming,
    hint: isLate ? lastLook : `${lastLook} ${next}`,
    supportRequest: words.report,
  };
}

function plural(count: number): string {
  return count === 1 ? 'ticket' : `${count} tickets`;
}

const mostNumbers = 6;
const list = new Intl.ListFormat('en-GB');

function listNumbers(numbers: readonly string[]): string {
  if (numbers.length <= mostNumbers) return list.format(numbers);
  return list.format([...numbers.slice(0, mostNumbers - 1), `${numbers.length - mostNumbers + 1} more`]);
}

/** Confirms tickets only if new ids prove them against a fresh snapshot. */
function ticketsStatus(
  order: PaidOrderDetails,
  count: number,
  verdict: ReconciliationResult,
  look: PollAttempt,
): OrderStatus {
  const { about = '', paid, isFresh } = order;
  if (verdict.kind === 'asked' || verdict.kind === 'other') {
    const numbers = listNumbers(verdict.numbers);
    const here = `Your ${plural(count)} ${count === 1 ? 'is' : 'are'} here`;
    const more = `There are more tickets than this page knew of: ${numbers}.`;
    if (!isFresh) return { tone: 'success', text: more };
    const text = verdict.kind === 'asked' ? `${here}: ${numbers}.` : `${here}. ${more}`;
    return { tone: 'success', text };
  }
  const described = [
    about,
    `Tickets: ${count}`,
    ...(paid?.reference ? [`Reference: ${paid.reference}`] : []),
  ];
  const what = 'The payment page says that this was paid. The tickets have not arrived.';
  const report: SupportRequestValues = {
    category: 'Payments',
    subject: `Tickets not arrived: ${about}`,
    description: [...described, what].join('\n'),
  };
  if (verdict.kind === 'part') {
    const { actual, numbers } = verdict;
    const part = `${actual} of your ${count} tickets ${actual === 1 ? 'has' : 'have'} come: ${listNumbers(numbers)}.`;
    const late = `${part} The others have not come within 24 hours.`;
    return awaitedStatus(order, look, { coming: `${part} We look for the others.`, late, report });
  }
  const isOrAre = count === 1 ? 'is' : 'are';
  return awaitedStatus(order, look, {
    coming: `Your ${plural(count)} ${isOrAre} on the way, but not there yet.`,
    late: `Your ${plural(count)} ${count === 1 ? 'has' : 'have'} not arrived within 24 hours.`,
    report,
  });
}

function subscriptionStatus(
  order: PaidOrderDetails,
  verdict: ReconciliationResult,
  look: PollAttempt,
): OrderStatus {
  const { about = '', paid } = order;
  if (verdict.kind === 'asked') {
    return { tone: 'success', text: 'Your subscription is paid for and active.' };
  }
  const what = 'The payment page says that this was paid. The subscription still waits for payment.';
  const description = [about, ...(paid?.reference ? [`Reference: ${paid.reference}`] : []), what].join('\n');
  return awaitedStatus(order, look, {
    coming: 'Your subscription does not show as paid yet.',
    late: 'Your subscription has not become active within 24 hours.',
    report: { category: 'Payments', subject: `Not active: ${about}`, description },
  });
}

/** A payment is settled once the API proves it, else awaited. */
export function settlementStatusMessage(
  order: PaidOrderDetails,
  verdict: ReconciliationResult,
  look: PollAttempt,
): OrderStatus | undefined {
  const { asked, paid } = order;
  if (asked.kind === 'tickets') return ticketsStatus(order, asked.count, verdict, look);
  if (asked.kind === 'status') return subscriptionStatus(order, verdict, look);
  if (asked.kind !== 'deposit') return undefined;
  const amount = formatPence(asked.amount);
  if (verdict.kind === 'asked') {
    const now = look.balance === undefined ? '' : ` Your balance is now ${formatPence(look.balance)}.`;
    return { tone: 'success', text: `Arrived: ${amount} is in your wallet.${now}` };
  }
  const what = 'The payment page says that this was paid. It has not arrived in my wallet.';
  return awaitedStatus(order, look, {
    coming: `${amount} is on its way to your wallet, but not there yet.`,
    late: `${amount} has not arrived within 24 hours.`,
    report: depositSupportRequest('Deposit not arrived', { amount, reference: paid?.reference }, what),
  });
}
