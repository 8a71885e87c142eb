import { formatPence } from '../format/money.ts';
import type { Operation } from '../messages/operations.ts';
import type { SupportRequestValues } from '../support/forms.ts';
import type { PendingOrder } from './pending-orders.ts';
import type { ExpectedChange, ReconciliationResult } from './reconcile.ts';
import { settlementStatusMessage } from './settlement-messages.ts';

/** Status of an order beyond the specification's texts. */
export interface OrderStatus {
  readonly tone: 'success' | 'warning' | 'info';
  readonly text: string;
  /** Time of the last check, and whether polling continues. */
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

const mostNumbers = 3;

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const list = new Intl.ListFormat('en-GB');

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** `'000032, 000033 and 000034'` */
function listNumbers(numbers: readonly string[]): string {
  if (numbers.length <= mostNumbers) return list.format(numbers);
  const rest = `${numbers.length - mostNumbers + 1} more`;
  return list.format([...numbers.slice(0, mostNumbers - 1), rest]);
}

interface OrderWording {
  readonly done: (count: number, numbers: readonly string[]) => string;
  /** The button would otherwise be ready again. */
  readonly replacesButton: boolean;
  readonly other: (happened: number, asked: number) => string;
  readonly nothing: string;
  /** Sentence about changes of unknown origin. */
  readonly more: (count: number, numbers: readonly string[]) => string;
}

function ticketWords(verb: string): OrderWording {
  return {
    done: (count, numbers) => `${verb} ${listNumbers(numbers) || plural(count, 'ticket')}`,
    replacesButton: true,
    other: (happened, asked) =>
      `${plural(happened, 'ticket')} ${happened === 1 ? 'was' : 'were'} bought, you asked for ${asked}.`,
    nothing: 'no ticket has been bought',
    more: (count, numbers) =>
      numbers.length > 0
        ? `There are more tickets than this page knew of: ${listNumbers(numbers)}.`
        : `There ${isOrAre(count)} ${plural(count, 'ticket')} more than this page knew of.`,
  };
}

function statusWords(done: string, nothing: string): OrderWording {
  const more = () => `This page did not know yet: ${done}.`;
  return { done: () => done, replacesButton: false, other: () => done, nothing, more };
}

function withdrawalWords(amount: number): OrderWording {
  const sum = formatPence(amount);
  return {
    done: () => `${sum} has left your wallet`,
    replacesButton: false,
    other: (happened, asked) => `${happened} withdrawals of ${sum} were booked, you asked for ${asked}.`,
    nothing: 'no withdrawal has been booked',
    more: (count) =>
      count === 1
        ? `There is a withdrawal of ${sum} more than this page knew of.`
        : `There are ${count} withdrawals of ${sum} more than this page knew of.`,
  };
}

function depositWords(amount: number): OrderWording {
  const sum = formatPence(amount);
  return {
    ...statusWords(`${sum} has come into your wallet`, `no deposit of ${sum} has been booked`),
    more: () => `There is a deposit of ${sum} more than this page knew of.`,
  };
}

function wordingOf(operation: Operation, asked: ExpectedChange): OrderWording {
  if (asked.kind === 'withdrawal') return withdrawalWords(asked.amount);
  if (asked.kind === 'deposit') return depositWords(asked.amount);
  if (operation === 'unsubscribe') {
    return statusWords('the subscription has ended', 'the subscription has not ended');
  }
  if (operation === 'paySubscription') {
    return statusWords('the subscription is paid for', 'the subscription is not paid for');
  }
  return ticketWords(operation === 'subscribe' ? 'Subscribed:' : 'Bought');
}

function mismatchStatus(text: string, numbers: readonly string[], about: string): OrderStatus {
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
  /** Subject of a support request. */
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

function unresolvedStatus(nothing: string | undefined, { at, isLast }: PollAttempt): OrderStatus {
  const found = isLast ? `It has not gone through: ${nothing}.` : `We have looked: ${nothing} so far.`;
  const lastLook = `Last look: ${new Date(at).toLocaleTimeString('en-US')}.`;
  return {
    tone: 'info',
    text: nothing === undefined ? 'We could not find out yet whether it went through.' : found,
    hint: isLast ? lastLook : `${lastLook} We look again by ourselves; please wait until then.`,
    isOpen: true,
  };
}

/** Another device may have caused the change: after a refusal, or with an old snapshot. */
function unexplainedStatus(words: OrderWording, verdict: FoundResult, answered: OrderReply): OrderStatus {
  const text = words.more(verdict.actual, verdict.numbers);
  if (answered === 'refused') return { tone: 'info', text };
  return {
    tone: 'info',
    text,
    hint: 'It may be this order, or one from another device. Please look at it before you order again.',
  };
}

function acceptedStatus(
  words: OrderWording,
  verdict: ReconciliationResult,
  count: number,
): OrderStatus | undefined {
  if (isFound(verdict) && verdict.actual > verdict.expected) {
    const more = words.more(verdict.actual, verdict.numbers);
    return { tone: 'success', text: `${words.done(count, [])}. ${more}` };
  }
  if (!words.replacesButton) return undefined;
  const numbers = verdict.kind === 'asked' ? verdict.numbers : [];
  const text = words.done(count, numbers);
  return numbers.length > 0 ? { tone: 'success', text } : { tone: 'success', text, isAlreadyAnnounced: true };
}

type FoundResult = Extract<ReconciliationResult, { readonly actual: number }>;

function isFound(verdict: ReconciliationResult): verdict is FoundResult {
  return verdict.kind === 'asked' || verdict.kind === 'other';
}

/** Undefined if the API's reply is sufficient, or nothing more is known. */
export function orderStatusMessage(
  order: RepliedOrder,
  verdict: ReconciliationResult,
  look: PollAttempt,
): OrderStatus | undefined {
  const { reply, isFresh = false, count = 1 } = order;
  if (reply === 'paid') return settlementStatusMessage(order, verdict, look);
  const words = wordingOf(order.operation, order.asked);
  if (reply === 'refused') return isFound(verdict) ? unexplainedStatus(words, verdict, reply) : undefined;
  if (verdict.kind === 'other' && (isFresh || verdict.actual < verdict.expected)) {
    return mismatchStatus(words.other(verdict.actual, verdict.expected), verdict.numbers, order.about);
  }
  if (reply === 'accepted') return acceptedStatus(words, verdict, count);
  if (!isFound(verdict))
    return unresolvedStatus(verdict.kind === 'nothing' ? words.nothing : undefined, look);
  if (!isFresh) return unexplainedStatus(words, verdict, reply);
  const { actual, numbers } = verdict;
  return { tone: 'success', text: `It went through all the same: ${words.done(actual, numbers)}.` };
}
