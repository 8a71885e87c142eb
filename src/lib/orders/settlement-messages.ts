import { formatList } from '../format/list.ts';
import { formatPence } from '../format/money.ts';
import { paymentSupportRequest } from './payment-support-request.ts';
import type { PendingOrder } from './pending-orders.ts';
import { type FoundChange, isFound, type ReconciliationResult } from './reconcile.ts';
import type { OrderStatus, PollAttempt } from './status-messages.ts';

/** Maximum duration of a deposit (specification, section 9). */
export const maxSettlementMs = 24 * 60 * 60 * 1_000;

type PaidOrderDetails = Pick<PendingOrder, 'asked' | 'paid' | 'isFresh'> & { readonly about?: string };

/** Texts of a payment that the account does not show yet, with those of its support request. */
interface Awaited {
  readonly coming: string;
  readonly late: string;
  readonly subject: string;
  readonly details: readonly string[];
  readonly missing: string;
}

function createAwaitedStatus(
  { paid }: PaidOrderDetails,
  { at, isLast }: PollAttempt,
  { coming, late, subject, details, missing }: Awaited,
): OrderStatus {
  const isLate = paid !== undefined && at - paid.begun >= maxSettlementMs;
  const lastCheck = `Last look: ${new Date(at).toLocaleTimeString('en-US')}.`;
  const next = isLast
    ? 'It may take up to 24 hours; we look again whenever you come back.'
    : 'We look again by ourselves.';
  const statement = `The payment page says that this was paid. ${missing}`;
  return {
    tone: 'info',
    isOpen: true,
    text: isLate ? `${late} Please ask us about it.` : coming,
    hint: isLate ? lastCheck : `${lastCheck} ${next}`,
    supportRequest: paymentSupportRequest(subject, details, paid?.reference, statement),
  };
}

const listNumbers = (numbers: readonly string[]) => formatList(numbers, 6);

/** Confirms tickets only if new ids prove them against a fresh snapshot. */
function getArrivedTickets(count: number, { kind, numbers }: FoundChange, isFresh = false): string {
  const more = `There are more tickets than this page knew of: ${listNumbers(numbers)}.`;
  if (!isFresh) return more;
  const arrived = count === 1 ? 'Your ticket is here' : `Your ${count} tickets are here`;
  return kind === 'asked' ? `${arrived}: ${listNumbers(numbers)}.` : `${arrived}. ${more}`;
}

function getAwaitedTickets(about: string, count: number, result: ReconciliationResult): Awaited {
  const request = {
    subject: `Tickets not arrived: ${about}`,
    details: [about, `Tickets: ${count}`],
    missing: 'The tickets have not arrived.',
  };
  if (result.kind === 'part') {
    const { actual, numbers } = result;
    const verb = actual === 1 ? 'has' : 'have';
    const part = `${actual} of your ${count} tickets ${verb} come: ${listNumbers(numbers)}.`;
    const late = `${part} The others have not come within 24 hours.`;
    return { coming: `${part} We look for the others.`, late, ...request };
  }
  const [tickets, be, have] = count === 1 ? ['ticket', 'is', 'has'] : [`${count} tickets`, 'are', 'have'];
  const late = `Your ${tickets} ${have} not arrived within 24 hours.`;
  return { coming: `Your ${tickets} ${be} on the way, but not there yet.`, late, ...request };
}

const getAwaitedSubscription = (about: string): Awaited => ({
  coming: 'Your subscription does not show as paid yet.',
  late: 'Your subscription has not become active within 24 hours.',
  subject: `Not active: ${about}`,
  details: [about],
  missing: 'The subscription still waits for payment.',
});

const getAwaitedDeposit = (amount: string): Awaited => ({
  coming: `${amount} is on its way to your wallet, but not there yet.`,
  late: `${amount} has not arrived within 24 hours.`,
  subject: `Deposit not arrived: ${amount}`,
  details: [`Amount: ${amount}`],
  missing: 'It has not arrived in my wallet.',
});

/** Settles a payment only with proof by the API. */
export function settlementStatusMessage(
  order: PaidOrderDetails,
  result: ReconciliationResult,
  attempt: PollAttempt,
): OrderStatus | undefined {
  const { asked, about = '', isFresh } = order;
  const succeed = (text: string): OrderStatus => ({ tone: 'success', text });
  const wait = (awaited: Awaited) => createAwaitedStatus(order, attempt, awaited);
  if (asked.kind === 'tickets') {
    return isFound(result)
      ? succeed(getArrivedTickets(asked.count, result, isFresh))
      : wait(getAwaitedTickets(about, asked.count, result));
  }
  const hasArrived = result.kind === 'asked';
  if (asked.kind === 'status') {
    return hasArrived
      ? succeed('Your subscription is paid for and active.')
      : wait(getAwaitedSubscription(about));
  }
  if (asked.kind !== 'deposit') return undefined;
  const amount = formatPence(asked.amount);
  if (!hasArrived) return wait(getAwaitedDeposit(amount));
  const balance =
    attempt.balance === undefined ? '' : ` Your balance is now ${formatPence(attempt.balance)}.`;
  return succeed(`Arrived: ${amount} is in your wallet.${balance}`);
}
