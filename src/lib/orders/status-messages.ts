import { formatCount, formatList } from '../format/list.ts';
import { formatPence } from '../format/money.ts';
import type { Operation } from '../messages/operations.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import type { PendingOrder } from './pending-orders.ts';
import { type ExpectedChange, type FoundChange, isFound, type ReconciliationResult } from './reconcile.ts';
import { settlementStatusMessage } from './settlement-messages.ts';

/** Status of an order beyond the specification's texts. */
export interface OrderStatus {
  readonly tone: 'success' | 'warning' | 'info';
  readonly text: string;
  readonly hint?: string;
  /** The status may change: the member can check again. */
  readonly isOpen?: true;
  /** Repeats the announced reply of the API. */
  readonly isAlreadyAnnounced?: true;
  /** Reports a mismatch or a missing payment. */
  readonly supportRequest?: SupportRequestValues;
}

/** `unknown`: missing or unreadable reply; `paid`: only the payment page reported success. */
export type OrderReply = 'accepted' | 'unknown' | 'refused' | 'paid';

const maxNumbers = 3;

const listNumbers = (numbers: readonly string[]) => formatList(numbers, maxNumbers);

interface OrderWording {
  readonly done: (count: number, numbers: readonly string[]) => string;
  /** The button would otherwise be ready again. */
  readonly replacesButton: boolean;
  readonly other: (actual: number, expected: number) => string;
  readonly nothing: string;
  readonly more: (count: number, numbers: readonly string[]) => string;
}

function createTicketWording(verb: string): OrderWording {
  return {
    done: (count, numbers) => `${verb} ${listNumbers(numbers) || formatCount(count, 'ticket')}`,
    replacesButton: true,
    other: (actual, expected) =>
      `${formatCount(actual, 'ticket')} ${actual === 1 ? 'was' : 'were'} bought, you asked for ${expected}.`,
    nothing: 'no ticket has been bought',
    more: (count, numbers) =>
      numbers.length > 0
        ? `There are more tickets than this page knew of: ${listNumbers(numbers)}.`
        : `There ${count === 1 ? 'is' : 'are'} ${formatCount(count, 'ticket')} more than this page knew of.`,
  };
}

function createStatusWording(done: string, nothing: string): OrderWording {
  const more = () => `This page did not know yet: ${done}.`;
  return { done: () => done, replacesButton: false, other: () => done, nothing, more };
}

function createWithdrawalWording(amount: number): OrderWording {
  const amountText = formatPence(amount);
  return {
    done: () => `${amountText} has left your wallet`,
    replacesButton: false,
    other: (actual, expected) =>
      `${actual} withdrawals of ${amountText} were booked, you asked for ${expected}.`,
    nothing: 'no withdrawal has been booked',
    more: (count) =>
      count === 1
        ? `There is a withdrawal of ${amountText} more than this page knew of.`
        : `There are ${count} withdrawals of ${amountText} more than this page knew of.`,
  };
}

function createDepositWording(amount: number): OrderWording {
  const amountText = formatPence(amount);
  return {
    ...createStatusWording(
      `${amountText} has come into your wallet`,
      `no deposit of ${amountText} has been booked`,
    ),
    more: () => `There is a deposit of ${amountText} more than this page knew of.`,
  };
}

function getWording(operation: Operation, expected: ExpectedChange): OrderWording {
  if (expected.kind === 'withdrawal') return createWithdrawalWording(expected.amount);
  if (expected.kind === 'deposit') return createDepositWording(expected.amount);
  if (operation === 'unsubscribe') {
    return createStatusWording('the subscription has ended', 'the subscription has not ended');
  }
  if (operation === 'paySubscription') {
    return createStatusWording('the subscription is paid for', 'the subscription is not paid for');
  }
  return createTicketWording(operation === 'subscribe' ? 'Subscribed:' : 'Bought');
}

function createMismatchStatus(text: string, numbers: readonly string[], about: string): OrderStatus {
  const listed = numbers.length > 0 ? `\nTicket numbers: ${numbers.join(', ')}` : '';
  const description = `${about}\n${text}${listed}\nPlease look into this and put it right.`;
  return {
    tone: 'warning',
    text,
    supportRequest: { category: 'Payments', subject: text.slice(0, 100), description },
  };
}

interface RepliedOrder extends Pick<PendingOrder, 'paid' | 'isFresh'> {
  readonly operation: Operation;
  readonly asked: ExpectedChange;
  readonly about: string;
  readonly reply: OrderReply;
  readonly count?: number | undefined;
}

export interface PollAttempt {
  /** Ms since the epoch. */
  readonly at: number;
  readonly isLast: boolean;
  /** Pence. */
  readonly balance?: number | undefined;
}

function createUnresolvedStatus(nothing: string | undefined, { at, isLast }: PollAttempt): OrderStatus {
  const checkedText = isLast ? `It has not gone through: ${nothing}.` : `We have looked: ${nothing} so far.`;
  const lastCheck = `Last look: ${new Date(at).toLocaleTimeString('en-US')}.`;
  return {
    tone: 'info',
    text: nothing === undefined ? 'We could not find out yet whether it went through.' : checkedText,
    hint: isLast ? lastCheck : `${lastCheck} We look again by ourselves; please wait until then.`,
    isOpen: true,
  };
}

/** Another device may have caused the change: after a refusal, or with an old snapshot. */
function createUnexplainedStatus(wording: OrderWording, result: FoundChange, reply: OrderReply): OrderStatus {
  const text = wording.more(result.actual, result.numbers);
  if (reply === 'refused') return { tone: 'info', text };
  return {
    tone: 'info',
    text,
    hint: 'It may be this order, or one from another device. Please look at it before you order again.',
  };
}

function createAcceptedStatus(
  wording: OrderWording,
  result: ReconciliationResult,
  count: number,
): OrderStatus | undefined {
  if (isFound(result) && result.actual > result.expected) {
    const more = wording.more(result.actual, result.numbers);
    return { tone: 'success', text: `${wording.done(count, [])}. ${more}` };
  }
  if (!wording.replacesButton) return undefined;
  const numbers = result.kind === 'asked' ? result.numbers : [];
  const text = wording.done(count, numbers);
  return numbers.length > 0 ? { tone: 'success', text } : { tone: 'success', text, isAlreadyAnnounced: true };
}

/** Returns undefined if the API's reply suffices, or nothing more is known. */
export function orderStatusMessage(
  order: RepliedOrder,
  result: ReconciliationResult,
  attempt: PollAttempt,
): OrderStatus | undefined {
  const { reply, isFresh = false, count = 1 } = order;
  if (reply === 'paid') return settlementStatusMessage(order, result, attempt);
  const wording = getWording(order.operation, order.asked);
  if (reply === 'refused')
    return isFound(result) ? createUnexplainedStatus(wording, result, reply) : undefined;
  if (result.kind === 'other' && (isFresh || result.actual < result.expected)) {
    return createMismatchStatus(wording.other(result.actual, result.expected), result.numbers, order.about);
  }
  if (reply === 'accepted') return createAcceptedStatus(wording, result, count);
  if (!isFound(result))
    return createUnresolvedStatus(result.kind === 'nothing' ? wording.nothing : undefined, attempt);
  if (!isFresh) return createUnexplainedStatus(wording, result, reply);
  const { actual, numbers } = result;
  return { tone: 'success', text: `It went through all the same: ${wording.done(actual, numbers)}.` };
}
