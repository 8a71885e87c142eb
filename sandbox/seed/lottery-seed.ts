import type { NewPrize } from '../draws/draw-records.ts';
import { dayMs, hourMs, minuteMs } from '../storage/clock.ts';

/** One draw of a lottery in the demo data. Times are milliseconds from the moment of seeding, negative ones past. */
export interface DrawSeed {
  readonly edition?: number;
  /** Its own text; the lottery's when left out. */
  readonly description?: string;
  readonly opensIn: number;
  readonly closesIn: number;
  /** Tickets that other members hold. */
  readonly sold: number;
  /** Tickets that the club's demo member holds. */
  readonly mine?: number;
  readonly mineBySubscription?: boolean;
  /** The place that the demo member won, 0 being the first prize. */
  readonly wonPlace?: number;
  /** It has closed, and its winners are still to be named. */
  readonly isUndecided?: true;
}

/** A lottery with its draws. Money in pence. */
export interface LotterySeed {
  readonly name: string;
  readonly description: string;
  readonly type: 'subscription' | 'one_time';
  readonly picture: string;
  readonly price: number;
  readonly maximum: number;
  readonly everyDays?: number;
  readonly priceCta: string;
  readonly drawCta: string;
  readonly prizes: readonly NewPrize[];
  readonly draws: readonly DrawSeed[];
  /** The demo member's subscription to it. */
  readonly subscription?: {
    readonly count: number;
    readonly status: 'active' | 'payment' | 'inactive';
    readonly createdIn: number;
    readonly endedIn?: number;
  };
}

export const days = (count: number) => count * dayMs;
export const hours = (count: number) => count * hourMs;
export const minutes = (count: number) => count * minuteMs;

/** A fixed sum of money, as a prize for each of its winners. @param pounds whole pounds */
export function cashPrize(pounds: number, notes = '', winnerCount = 1): NewPrize {
  const description = `£${pounds.toLocaleString('en-GB')} cash`;
  const value = `${pounds}.00`;
  return {
    description,
    notes,
    type: 'monetary',
    value,
    valueType: 'fixed',
    netOrGross: 'gross',
    winnerCount,
    worth: pounds * 100,
  };
}

/** A share of what the tickets bring in, as a prize. @param worth estimate in pence, to sort by */
export function sharePrize(
  percent: number,
  netOrGross: 'net' | 'gross',
  notes: string,
  worth: number,
): NewPrize {
  const description = `${percent}% of the takings`;
  const value = `${percent}.00`;
  return { description, notes, type: 'monetary', value, valueType: 'percentage', netOrGross, worth };
}

/** A prize that is no money. @param worth estimate in pence, to sort by */
export function itemPrize(description: string, worth: number, notes = '', winnerCount = 1): NewPrize {
  return { description, notes, type: 'other', winnerCount, worth };
}
