import { formatPence } from '../format/money.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import { depositSupportRequest } from './payment-support-request.ts';
import type { PendingOrder } from './pending-orders.ts';
import type { ReconciliationResult } from './reconcile.ts';
import type { OrderStatus, PollAttempt } from './status-messages.ts';

/** Maximum duration of a deposit (specification, section 9). */
export const maxSettlementMs = 24 * 60 * 60 * 1_000;

type PaidOrderDetails = Pick<PendingOrder, 'asked' | 'paid' | 'isFresh'> & { readonly about?: string };

function createAwaitedStatus(
  { paid }: PaidOrderDetails,
  { at, isLast }: PollAttempt,
  texts: { readonly coming: string; readonly late: string; readonly supportRequest: SupportRequestValues },
): OrderStatus {
  const isLate = paid !== undefined && at - paid.begun >= maxSettlementMs;
  const lastCheck = `Last look: ${new Date(at).toLocaleTimeString('en-US')}.`;
  const next = isLast
    ? 'It may take up to 24 hours; we look again whenever you come back.'
    : 'We look again by ourselves.';
  return {
    tone: 'info',
    isOpen: true,
    text: isLate ? `${texts.late} Please ask us about it.` : texts.coming,
    hint: isLate ? lastCheck : `${lastCheck} ${next}`,
    supportRequest: texts.supportRequest,
  };
}

function formatTickets(count: number): string {
  return count === 1 ? 'ticket' : `${count} tickets`;
}

const maxNumbers = 6;
const listFormat = new Intl.ListFormat('en-GB');

function listNumbers(numbers: readonly string[]): string {
  if (numbers.length <= maxNumbers) return listFormat.format(numbers);
  return listFormat.format([...numbers.slice(0, maxNumbers - 1), `${numbers.length - maxNumbers + 1} more`]);
}

/** Confirms tickets only if new ids prove them against a fresh snapshot. */
function createTicketsStatus(
  order: PaidOrderDetails,
  count: number,
  result: ReconciliationResult,
  attempt: PollAttempt,
): OrderStatus {
  const { about = '', paid, isFresh } = order;
  if (result.kind === 'asked' || result.kind === 'other') {
    const numbers = listNumbers(result.numbers);
    const arrivedText = `Your ${formatTickets(count)} ${count === 1 ? 'is' : 'are'} here`;
    const moreText = `There are more tickets than this page knew of: ${numbers}.`;
    if (!isFresh) return { tone: 'success', text: moreText };
    const text = result.kind === 'asked' ? `${arrivedText}: ${numbers}.` : `${arrivedText}. ${moreText}`;
    return { tone: 'success', text };
  }
  const details = [about, `Tickets: ${count}`, ...(paid?.reference ? [`Reference: ${paid.reference}`] : [])];
  const statement = 'The payment page says that this was paid. The tickets have not arrived.';
  const supportRequest: SupportRequestValues = {
    category: 'Payments',
    subject: `Tickets not arrived: ${about}`,
    description: [...details, statement].join('\n'),
  };
  if (result.kind === 'part') {
    const { actual, numbers } = result;
    const partialText = `${actual} of your ${count} tickets ${actual === 1 ? 'has' : 'have'} come: ${listNumbers(numbers)}.`;
    const lateText = `${partialText} The others have not come within 24 hours.`;
    return createAwaitedStatus(order, attempt, {
      coming: `${partialText} We look for the others.`,
      late: lateText,
      supportRequest,
    });
  }
  const isOrAre = count === 1 ? 'is' : 'are';
  return createAwaitedStatus(order, attempt, {
    coming: `Your ${formatTickets(count)} ${isOrAre} on the way, but not there yet.`,
    late: `Your ${formatTickets(count)} ${count === 1 ? 'has' : 'have'} not arrived within 24 hours.`,
    supportRequest,
  });
}

function createSubscriptionStatus(
  order: PaidOrderDetails,
  result: ReconciliationResult,
  attempt: PollAttempt,
): OrderStatus {
  const { about = '', paid } = order;
  if (result.kind === 'asked') {
    return { tone: 'success', text: 'Your subscription is paid for and active.' };
  }
  const statement = 'The payment page says that this was paid. The subscription still waits for payment.';
  const description = [about, ...(paid?.reference ? [`Reference: ${paid.reference}`] : []), statement].join(
    '\n',
  );
  return createAwaitedStatus(order, attempt, {
    coming: 'Your subscription does not show as paid yet.',
    late: 'Your subscription has not become active within 24 hours.',
    supportRequest: { category: 'Payments', subject: `Not active: ${about}`, description },
  });
}

/** Settles a payment only with proof by the API. */
export function settlementStatusMessage(
  order: PaidOrderDetails,
  result: ReconciliationResult,
  attempt: PollAttempt,
): OrderStatus | undefined {
  const { asked, paid } = order;
  if (asked.kind === 'tickets') return createTicketsStatus(order, asked.count, result, attempt);
  if (asked.kind === 'status') return createSubscriptionStatus(order, result, attempt);
  if (asked.kind !== 'deposit') return undefined;
  const amount = formatPence(asked.amount);
  if (result.kind === 'asked') {
    const balanceText =
      attempt.balance === undefined ? '' : ` Your balance is now ${formatPence(attempt.balance)}.`;
    return { tone: 'success', text: `Arrived: ${amount} is in your wallet.${balanceText}` };
  }
  const statement = 'The payment page says that this was paid. It has not arrived in my wallet.';
  return createAwaitedStatus(order, attempt, {
    coming: `${amount} is on its way to your wallet, but not there yet.`,
    late: `${amount} has not arrived within 24 hours.`,
    supportRequest: depositSupportRequest(
      'Deposit not arrived',
      { amount, reference: paid?.reference },
      statement,
    ),
  });
}
