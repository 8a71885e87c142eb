import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { canPay, canUnsubscribe } from './subscription-rules.ts';

/** The draw that comes next for a subscription. */
export interface NextDraw {
  readonly draw: Draw;
  /**
   * Pence that the subscription's tickets are going to take: when the draw opens, or when the member pays. Undefined for
   * one that was open when they were bought, or not: of that no reply tells.
   */
  readonly cost: number | undefined;
}

/**
 * The next draw of a running subscription. Subscriptions carry the lottery's name alone: nothing is told unless just one
 * draw of that name is live or scheduled.
 * @param draws all that are live or scheduled at the club
 */
export function nextDrawOf(subscription: Subscription, draws: readonly Draw[]): NextDraw | undefined {
  const { lottery_name: name, ticket_count: count } = subscription;
  const isRunning = canUnsubscribe(subscription) || canPay(subscription);
  const [draw, ...others] = draws.filter(
    ({ lottery, status }) => lottery.name === name && (status === 'live' || status === 'scheduled'),
  );
  if (!isRunning || name === '' || !draw || others.length > 0) return undefined;
  const isToCome = draw.status === 'scheduled' || canPay(subscription);
  return { draw, cost: isToCome ? count * draw.ticket_price : undefined };
}

/** Whether the wallet holds what is to be paid, in words. @param balance pence */
export function coverText(cost: number, balance: number, format: (pence: number) => string): string {
  return balance >= cost ? 'Your balance covers it' : `${format(cost - balance)} short`;
}
