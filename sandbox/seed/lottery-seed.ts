import type { NewPrize } from '../draws/draw-records.ts';
import type { DrawColumnsWith } from '../draws/draw-row.ts';
import { dayMs, hourMs, minuteMs } from '../storage/clock.ts';

/** Times are ms relative to seeding, negative for the past. */
export interface DrawSeed {
  readonly edition?: number;
  readonly description?: string;
  readonly opensIn: number;
  readonly closesIn: number;
  readonly sold: number;
  readonly mine?: number;
  readonly mineBySubscription?: boolean;
  readonly wonPlace?: number;
  readonly isUndecided?: true;
}

type LotteryColumn = 'name' | 'description' | 'picture' | 'ticket_price' | 'ticket_maximum';

/** With the columns that all its draws have. */
export interface LotterySeed extends DrawColumnsWith<LotteryColumn> {
  readonly type: 'subscription' | 'one_time';
  readonly everyDays?: number;
  readonly prizes: readonly NewPrize[];
  readonly draws: readonly DrawSeed[];
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

/** Fixed sum per winner, in whole pounds. */
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

/** Creates a prize of a percentage of the takings. @param worth estimate in pence, for sorting */
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

/** @param worth estimate in pence, for sorting */
export function itemPrize(description: string, worth: number, notes = '', winnerCount = 1): NewPrize {
  return { description, notes, type: 'other', winnerCount, worth };
}
