import type { Draw, Prize } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { parsePence } from '../format/money.ts';
import type { ExpectedCredit } from '../wallet/prize-money.ts';
import { findPrize } from './results.ts';

/** Won prizes of one amount. */
export interface FixedPrizes {
  /** Positive pence. */
  readonly amount: number;
  readonly credits: readonly ExpectedCredit[];
  /** False if an amount is gross: less may come. */
  readonly isNet: boolean;
}

/** Money that tickets won in their draw. */
export interface WonMoney {
  /** The draw's close, in ms since the epoch. */
  readonly since: number;
  readonly fixed: readonly FixedPrizes[];
  /** True if a prize is a percentage. */
  readonly hasShare: boolean;
  /** True if the prize of every ticket is known. */
  readonly isComplete: boolean;
}

const isMoney = ({ type }: Prize) => type === 'monetary';
const isShare = ({ monetary_value_type }: Prize) => monetary_value_type === 'percentage';
const isGross = ({ net_or_gross }: Prize) => /^gross$/i.test(net_or_gross);

/** Undefined for a prize that is no amount in pounds. */
function getFixedPence(prize: Prize): number | undefined {
  const pence = isMoney(prize) && !isShare(prize) ? parsePence(prize.value) : undefined;
  return pence !== undefined && pence > 0 ? pence : undefined;
}

/** @param tickets won tickets of the draw @returns undefined without a closing time */
export function getWonMoney(
  { end_date, prizes }: Pick<Draw, 'end_date' | 'prizes'>,
  tickets: readonly Ticket[],
): WonMoney | undefined {
  const since = Date.parse(end_date ?? '');
  if (Number.isNaN(since)) return undefined;
  const won = tickets.map((ticket) => ({ id: ticket.id, prize: findPrize(ticket, prizes) }));
  const byAmount = new Map<number, FixedPrizes>();
  for (const { id, prize } of won) {
    const amount = prize && getFixedPence(prize);
    if (!prize || amount === undefined) continue;
    const { credits, isNet } = byAmount.get(amount) ?? { credits: [], isNet: true };
    const isAllNet = isNet && !isGross(prize);
    byAmount.set(amount, { amount, credits: [...credits, { id, amount, since }], isNet: isAllNet });
  }
  return {
    since,
    fixed: [...byAmount.values()],
    hasShare: won.some(({ prize }) => prize && isMoney(prize) && isShare(prize)),
    isComplete: won.every(({ prize }) => prize),
  };
}
