import type { Draw } from '../contract/draws.ts';
import type { Subscription } from '../contract/subscriptions.ts';
import { localDay } from '../format/local-day.ts';
import { canUnsubscribe } from './subscription-rules.ts';

/** Pence: a weekly draw occurs four or five times a month. */
export interface UsualMonth {
  readonly least: number;
  readonly most: number;
}

/** Draws that prove a rhythm. */
const telling = 3;
const [shortMonth, longMonth] = [28, 31];
const dayMs = 24 * 60 * 60 * 1000;

const dayNumber = (time: string) => Date.parse(localDay(Date.parse(time))) / dayMs;

/** Draws per month; undefined without a rhythm. */
function timesAMonth(ends: readonly number[]): UsualMonth | undefined {
  const gaps = ends.slice(1).map((end, index) => end - Number(ends[index]));
  if (gaps.every((gap) => gap >= shortMonth && gap <= longMonth)) return { least: 1, most: 1 };
  const [days = 0] = gaps;
  if (days < 1 || days > shortMonth || gaps.some((gap) => gap !== days)) return undefined;
  return { least: Math.floor(shortMonth / days), most: Math.ceil(longMonth / days) };
}

/** Requires a unique lottery, a regular rhythm and one price. */
function monthOf({ lottery_name: name, ticket_count: count }: Subscription, draws: readonly Draw[]) {
  const own = draws.filter(({ lottery }) => name !== '' && lottery.name === name);
  const ends = own
    .flatMap(({ end_date }) => end_date ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const isOne = new Set(own.map(({ lottery }) => lottery.id)).size === 1;
  const [price, ...others] = new Set(own.map(({ ticket_price }) => ticket_price));
  if (!isOne || price === undefined || others.length > 0) return undefined;
  if (own.length < telling || ends.length < own.length) return undefined;
  const times = timesAMonth(ends.slice(-telling).map(dayNumber));
  return times && { least: times.least * count * price, most: times.most * count * price };
}

/**
 * Estimates the monthly cost from past draws; undefined unless each cost is known.
 * @param draws all draws of the tenant
 */
export function usualMonthOf(
  subscriptions: readonly Subscription[],
  draws: readonly Draw[],
): UsualMonth | undefined {
  let [least, most] = [0, 0];
  for (const subscription of subscriptions.filter(canUnsubscribe)) {
    const month = monthOf(subscription, draws);
    if (!month) return undefined;
    least += month.least;
    most += month.most;
  }
  return { least, most };
}
