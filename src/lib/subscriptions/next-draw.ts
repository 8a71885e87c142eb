import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { canPay, canUnsubscribe } from './subscription-rules.ts';

export interface NextDraw {
  readonly draw: Draw;
  /** Pence due at the draw's opening or the payment; undefined if unknown or perhaps already charged. */
  readonly cost: number | undefined;
}

/**
 * Subscriptions contain only the lottery's name, so exactly one draw must match.
 * @param draws all live and scheduled draws
 */
export function nextDrawOf(subscription: Subscription, draws: readonly Draw[]): NextDraw | undefined {
  const { lottery_name: name, ticket_count: count } = subscription;
  const isRunning = canUnsubscribe(subscription) || canPay(subscription);
  const [draw, ...others] = draws.filter(
    ({ lottery, status }) => lottery.name === name && (status === 'live' || status === 'scheduled'),
  );
  if (!isRunning || name === '' || !draw || others.length > 0) return undefined;
  const isUpcoming = draw.status === 'scheduled' || canPay(subscription);
  const { ticket_price: price } = draw;
  const isCostKnown = isUpcoming && count !== undefined && price !== undefined;
  return { draw, cost: isCostKnown ? count * price : undefined };
}

/** Takes pence. */
export function coverText(cost: number, balance: number, format: (pence: number) => string): string {
  return balance >= cost ? 'Your balance covers it' : `${format(cost - balance)} short`;
}
