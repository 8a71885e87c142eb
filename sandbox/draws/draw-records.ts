import { aDraw } from '../../src/lib/samples.ts';
import type { Sandbox } from '../sandbox.ts';
import { type DrawColumnsWith, insertDraw } from './draw-row.ts';

export interface NewLottery {
  readonly club: string;
  readonly name: string;
  readonly description: string;
  readonly type: 'subscription' | 'one_time';
  /** Duration of each draw in ms, for repeating lotteries. */
  readonly repeatsEveryMs?: number | undefined;
}

export interface NewPrize {
  readonly description: string;
  readonly notes?: string;
  readonly type: 'monetary' | 'other';
  /** Pounds, or percent of the takings, as decimal text; absent for other prizes. */
  readonly value?: string;
  readonly valueType?: 'fixed' | 'percentage';
  readonly netOrGross?: 'net' | 'gross';
  readonly winnerCount?: number;
  /** Estimate in pence, for sorting. */
  readonly worth: number;
}

/** Columns without a value in the sample draw. */
type OwnColumn =
  | 'lottery_id'
  | 'club'
  | 'picture'
  | 'ticket_price'
  | 'start_date'
  | 'end_date'
  | 'ticket_maximum';

/** A new draw. Other columns default to the sample draw's. */
export interface NewDraw extends DrawColumnsWith<OwnColumn> {
  readonly prizes: readonly NewPrize[];
}

export function addLottery({ database }: Sandbox, lottery: NewLottery): number {
  return database.run(
    'INSERT INTO lotteries (club, name, description, type, repeats_every_ms) VALUES (?, ?, ?, ?, ?)',
    lottery.club,
    lottery.name,
    lottery.description,
    lottery.type,
    lottery.repeatsEveryMs ?? null,
  ).id;
}

function addPrize({ database }: Sandbox, drawId: number, prize: NewPrize): void {
  database.run(
    `INSERT INTO prizes (draw_id, description, notes, type, value, monetary_value_type, net_or_gross, winner_count)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    drawId,
    prize.description,
    prize.notes ?? '',
    prize.type,
    prize.value ?? null,
    prize.valueType ?? null,
    prize.netOrGross ?? null,
    prize.winnerCount ?? 1,
  );
}

export function addDraw(sandbox: Sandbox, { prizes, ...draw }: NewDraw): number {
  const prize_worth = Math.max(0, ...prizes.map(({ worth }) => worth));
  const id = insertDraw(sandbox, { ...aDraw(), edition: 1, prize_worth, ...draw });
  for (const prize of prizes) addPrize(sandbox, id, prize);
  return id;
}
