import { pluralise } from '../../src/lib/format/text.ts';
import { refuse } from '../http/refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { addEntry, balanceOf } from '../wallet/ledger.ts';

export interface SoldDraw {
  readonly id: number;
  readonly club: string;
  readonly name: string;
  readonly status: string;
  readonly lotteryId: number;
  readonly ticketPrice: number;
  readonly ticketMaximum: number;
}

const selectSoldDraw = `SELECT id, club, name, status, lottery_id AS lotteryId, ticket_price AS ticketPrice,
  ticket_maximum AS ticketMaximum FROM draws`;

export function findDraw({ database }: Sandbox, drawId: number): SoldDraw | undefined {
  return database.one(`${selectSoldDraw} WHERE id = ?`, drawId);
}

export function liveDrawOf({ database }: Sandbox, lotteryId: number): SoldDraw | undefined {
  const sql = `${selectSoldDraw} WHERE lottery_id = ? AND status = 'live' ORDER BY end_date LIMIT 1`;
  return database.one(sql, lotteryId);
}

function countTickets({ database }: Sandbox, draw: SoldDraw, membershipId: number): number {
  const sql = 'SELECT count(*) AS value FROM tickets WHERE draw_id = ? AND membership_id = ?';
  return database.number(sql, draw.id, membershipId);
}

/** Returns the missing pence for `count` tickets; 0 when the balance suffices. */
export function getMissingPence(
  sandbox: Sandbox,
  draw: SoldDraw,
  membershipId: number,
  count: number,
): number {
  return Math.max(0, draw.ticketPrice * count - balanceOf(sandbox, membershipId));
}

/** @throws {Refusal} 400 for a draw that is not live, or beyond the maximum per member */
export function checkSale(sandbox: Sandbox, draw: SoldDraw, membershipId: number, count: number): void {
  if (draw.status !== 'live') refuse('You can only buy tickets while the raffle is live.');
  const remaining = draw.ticketMaximum - countTickets(sandbox, draw, membershipId);
  if (count <= remaining) return;
  if (remaining <= 0) refuse(`You have the maximum: ${pluralise(draw.ticketMaximum, 'ticket')}.`);
  refuse(`You can buy ${remaining} more.`);
}

export interface Sale {
  readonly draw: SoldDraw;
  readonly membershipId: number;
  readonly count: number;
  readonly subscriptionId?: number;
  readonly at?: number;
}

/** Requires a transaction. @throws {Refusal} 400 when the draw's rules or the balance forbid the sale */
export function sellTickets(sandbox: Sandbox, sale: Sale): void {
  const { draw, membershipId, count } = sale;
  checkSale(sandbox, draw, membershipId, count);
  if (getMissingPence(sandbox, draw, membershipId, count) > 0)
    refuse("You don't have enough money in your wallet.");
  issueTickets(sandbox, sale);
}

/** Books a sale without checks, also for past draws of the demo data. */
export function issueTickets(
  sandbox: Sandbox,
  { draw, membershipId, count, subscriptionId, at }: Sale,
): void {
  const { database, clock } = sandbox;
  const createdAt = at ?? clock.now();
  const entryId = addEntry(sandbox, {
    membershipId,
    amount: -draw.ticketPrice * count,
    kind: 'tickets',
    narrative: `${pluralise(count, 'ticket')} for ${draw.name}`,
    createdAt,
  });
  const sold = database.number('SELECT max(number) AS value FROM tickets WHERE draw_id = ?', draw.id);
  for (let number = sold + 1; number <= sold + count; number++) {
    database.run(
      `INSERT INTO tickets (draw_id, membership_id, number, price, purchased_at, entry_id, subscription_id)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      draw.id,
      membershipId,
      number,
      draw.ticketPrice,
      createdAt,
      entryId,
      subscriptionId ?? null,
    );
  }
}
