import { toAmountText } from '../../src/lib/format/money.ts';
import { pictureUrl } from '../identity/tenants.ts';
import { toIso } from '../storage/clock.ts';

export interface DrawRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly picture: string;
  readonly status: string;
  readonly ticket_price: number;
  readonly start_date: number;
  readonly end_date: number;
  readonly price_cta: string;
  readonly draw_cta: string;
  readonly user_ticket_maximum: number;
  readonly lotteryId: number;
  readonly lotteryName: string;
  readonly lotteryDescription: string;
  readonly lotteryType: string;
}

export const selectDraw = `
  SELECT draws.id, draws.name, draws.description, picture, draws.status, ticket_price, start_date, end_date, price_cta,
    draw_cta, ticket_maximum AS user_ticket_maximum, lottery_id AS lotteryId, lotteries.name AS lotteryName,
    lotteries.description AS lotteryDescription, type AS lotteryType
  FROM draws JOIN lotteries ON lotteries.id = lottery_id`;

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
    user_ticket_maximum: row.user_ticket_maximum,
    logo_url: pictureUrl(origin, row.picture),
    lottery: {
      id: row.lotteryId,
      name: row.lotteryName,
      description: row.lotteryDescription,
      type: row.lotteryType,
    },
  };
}
