import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { localDay } from '../format/days.ts';
import { canUnsubscribe, getLotteryDraws } from './subscription-rules.ts';

/** Pence, from a short month to a long one: a weekly draw occurs 4 to 5 times a month. */
export interface UsualMonth {
  readonly min: number;
  readonly max: number;
}

const minDraws = 3;
const [shortMonth, longMonth] = [28, 31];
const dayMs = 24 * 60 * 60 * 1000;

const dayNumber = (time: string) => Date.parse(localDay(Date.parse(time))) / dayMs;

/** Returns draws per month; undefined if they are irregular. */
function countPerMonth(ends: readonly number[]): UsualMonth | undefined {
  const gaps = ends.slice(1).map((end, index) => end - Number(ends[index]));
  if (gaps.every((gap) => gap >= shortMonth && gap <= longMonth)) return { min: 1, max: 1 };
  const [days = 0] = gaps;
  if (days < 1 || days > shortMonth || gaps.some((gap) => gap !== days)) return undefined;
  return { min: Math.floor(shortMonth / days), max: Math.ceil(longMonth / days) };
}

/** Returns undefined unless the lottery is unique, its draws are regular and their price is constant. */
function getMonthlyCost(subscription: Subscription, draws: readonly Draw[]) {
  const { ticket_count: count } = subscription;
  const own = getLotteryDraws(subscription, draws);
  const ends = own
    .flatMap(({ end_date }) => end_date ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const [price, ...others] = new Set(own.map(({ ticket_price }) => ticket_price));
  if (price === undefined || count === undefined || others.length > 0) return undefined;
  if (own.length < minDraws || ends.length < own.length) return undefined;
  const times = countPerMonth(ends.slice(-minDraws).map(dayNumber));
  return times && { min: times.min * count * price, max: times.max * count * price };
}

/** Estimates the monthly cost; undefined unless each cost is known. @param draws all draws of the tenant */
export function usualMonthOf(
  subscriptions: readonly Subscription[],
  draws: readonly Draw[],
): UsualMonth | undefined {
  const months = subscriptions.filter(canUnsubscribe).map((one) => getMonthlyCost(one, draws));
  return months.reduce<UsualMonth | undefined>(
    (sum, month) => sum && month && { min: sum.min + month.min, max: sum.max + month.max },
    { min: 0, max: 0 },
  );
}
