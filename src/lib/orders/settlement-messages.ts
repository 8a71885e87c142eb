/** Words for what becomes of a payment that the payment page says was made. They are loaded with orders alone. */

import { formatPence } from '../format/money.ts';
import type { SupportTicketValues } from '../support/forms.ts';
import { askAboutDeposit } from './payment-support-request.ts';
import type { OpenOrder } from './pending-orders.ts';
import type { Verdict } from './reconcile.ts';
import type { Look, Told } from './status-messages.ts';

/** So long a deposit may take (specification, section 9). */
export const longestArrivalMs = 24 * 60 * 60 * 1_000;

/** A payment, and the name of what it was for. */
type PaidFor = Pick<OpenOrder, 'asked' | 'paid' | 'isFresh'> & { readonly about?: string };

/** What is told while something that was paid for is not there: `coming`, and after 24 hours `late`. */
function tellAwaited(
  { paid }: PaidFor,
  { at, isLast }: Look,
  words: { readonly coming: string; readonly late: string; readonly report: SupportTicketValues },
): Told {
  const isLate = paid !== undefined && at - paid.begun >= longestArrivalMs;
  const lastLook = `Last look: ${new Date(at).toLocaleTimeString('en-US')}.`;
  const next = isLast
    ? 'It may take up to 24 hours; we look again whenever you come back.'
    : 'We look again by ourselves.';
  return {
    tone: 'info',
    isOpen: true,
    text: isLate ? `${words.late} Please ask us about it.` : words.coming,
    hint: isLate ? lastLook : `${lastLook} ${next}`,
    report: words.report,
  };
}

function plural(count: number): string {
  return count === 1 ? 'ticket' : `${count} tickets`;
}

const mostNumbers = 6;
const list = new Intl.ListFormat('en-GB');

/** `'000032, 000033 and 000034'`; of many only the first and how many more. */
function listNumbers(numbers: readonly string[]): string {
  if (numbers.length <= mostNumbers) return list.format(numbers);
  return list.format([...numbers.slice(0, mostNumbers - 1), `${numbers.length - mostNumbers + 1} more`]);
}

/** Says that tickets are there only where as many new ids prove it, compared with what was held just before. */
function tellTickets(order: PaidFor, count: number, verdict: Verdict, look: Look): Told {
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
  const report: SupportTicketValues = {
    category: 'Payments',
    subject: `Tickets not arrived: ${about}`,
    description: [...described, what].join('\n'),
  };
  if (verdict.kind === 'part') {
    const { happened, numbers } = verdict;
    const part = `${happened} of your ${count} tickets ${happened === 1 ? 'has' : 'have'} come: ${listNumbers(numbers)}.`;
    const late = `${part} The others have not come within 24 hours.`;
    return tellAwaited(order, look, { coming: `${part} We look for the others.`, late, report });
  }
  const isOrAre = count === 1 ? 'is' : 'are';
  return tellAwaited(order, look, {
    coming: `Your ${plural(count)} ${isOrAre} on the way, but not there yet.`,
    late: `Your ${plural(count)} ${count === 1 ? 'has' : 'have'} not arrived within 24 hours.`,
    report,
  });
}

function tellSubscription(order: PaidFor, verdict: Verdict, look: Look): Told {
  const { about = '', paid } = order;
  if (verdict.kind === 'asked') {
    return { tone: 'success', text: 'Your subscription is paid for and active.' };
  }
  const what = 'The payment page says that this was paid. The subscription still waits for payment.';
  const description = [about, ...(paid?.reference ? [`Reference: ${paid.reference}`] : []), what].join('\n');
  return tellAwaited(order, look, {
    coming: 'Your subscription does not show as paid yet.',
    late: 'Your subscription has not become active within 24 hours.',
    report: { category: 'Payments', subject: `Not active: ${about}`, description },
  });
}

/** What is told of a payment: that it has arrived, once the API's answers prove it, or that it is on its way. */
export function tellArrival(order: PaidFor, verdict: Verdict, look: Look): Told | undefined {
  const { asked, paid } = order;
  if (asked.kind === 'tickets') return tellTickets(order, asked.count, verdict, look);
  if (asked.kind === 'status') return tellSubscription(order, verdict, look);
  if (asked.kind !== 'deposit') return undefined;
  const amount = formatPence(asked.amount);
  if (verdict.kind === 'asked') {
    const now = look.balance === undefined ? '' : ` Your balance is now ${formatPence(look.balance)}.`;
    return { tone: 'success', text: `Arrived: ${amount} is in your wallet.${now}` };
  }
  const what = 'The payment page says that this was paid. It has not arrived in my wallet.';
  return tellAwaited(order, look, {
    coming: `${amount} is on its way to your wallet, but not there yet.`,
    late: `${amount} has not arrived within 24 hours.`,
    report: askAboutDeposit('Deposit not arrived', { amount, reference: paid?.reference }, what),
  });
}
