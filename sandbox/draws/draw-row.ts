import { toAmountText } from '../../src/lib/format/money.ts';
import { pictureUrl } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';
import { toIso } from '../storage/clock.ts';

/** Columns of the draws table, without the id. Money in pence, times in ms since 1970. */
export const drawColumns = {
  lottery_id: 'INTEGER NOT NULL REFERENCES lotteries (id)',
  club: 'TEXT NOT NULL',
  edition: 'INTEGER NOT NULL',
  name: 'TEXT NOT NULL',
  description: 'TEXT NOT NULL',
  picture: 'TEXT NOT NULL',
  status: "TEXT NOT NULL CHECK (status IN ('scheduled', 'live', 'closed'))",
  ticket_price: 'INTEGER NOT NULL CHECK (ticket_price > 0)',
  start_date: 'INTEGER NOT NULL',
  end_date: 'INTEGER NOT NULL',
  price_cta: 'TEXT NOT NULL',
  draw_cta: 'TEXT NOT NULL',
  ticket_maximum: 'INTEGER NOT NULL CHECK (ticket_maximum > 0)',
  prize_worth: 'INTEGER NOT NULL',
} as const;

type Columns = typeof drawColumns;

export type DrawColumns = {
  readonly [Name in keyof Columns]: Columns[Name] extends `TEXT ${string}` ? string : number;
};

/** Any columns, with `Name` required. */
export type DrawColumnsWith<Name extends keyof DrawColumns> = Partial<DrawColumns> & Pick<DrawColumns, Name>;

export interface DrawRow extends DrawColumns {
  readonly id: number;
  readonly lotteryName: string;
  readonly lotteryDescription: string;
  readonly lotteryType: string;
}

export const selectDraw = `
  SELECT draws.*, lotteries.name AS lotteryName, lotteries.description AS lotteryDescription, type AS lotteryType
  FROM draws JOIN lotteries ON lotteries.id = lottery_id`;

/** @returns the id */
export function insertDraw({ database }: Sandbox, draw: DrawColumns): number {
  const names = Object.keys(drawColumns) as (keyof DrawColumns)[];
  const sql = `INSERT INTO draws (${names.join()}) VALUES (${names.map(() => '?').join()})`;
  return database.run(sql, ...names.map((name) => draw[name])).id;
}

/** Converts a row to the contract's draw, without member fields. @param origin of picture URLs */
export function toDraw(row: DrawRow, origin: string) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    ticket_price: toAmountText(row.ticket_price),
    start_date: toIso(row.start_date),
    end_date: toIso(row.end_date),
    price_cta: row.price_cta,
    draw_cta: row.draw_cta,
    user_ticket_maximum: row.ticket_maximum,
    logo_url: pictureUrl(origin, row.picture),
    lottery: {
      id: row.lottery_id,
      name: row.lotteryName,
      description: row.lotteryDescription,
      type: row.lotteryType,
    },
  };
}
