import type { HandlerOf } from '../http/handler.ts';
import type { Member } from '../identity/members.ts';
import type { Sandbox } from '../sandbox.ts';
import { toIso } from '../storage/clock.ts';

interface TicketRow {
  readonly id: number;
  readonly draw_id: number;
  readonly draw_name: string;
  readonly number: number;
  readonly purchased_at: number;
  readonly subscription: number;
  readonly prize_id: number | null;
}

const ticketDigits = 6;

export function ticketNumber(number: number): string {
  return String(number).padStart(ticketDigits, '0');
}

/** Returns the contract's shape, latest first. */
export function ticketsOf({ database }: Sandbox, member: Member, drawId?: number) {
  const rows = database.all<TicketRow>(
    `SELECT tickets.id, draw_id, draws.name AS draw_name, number, purchased_at, prize_id,
       subscription_id IS NOT NULL AS subscription
     FROM tickets JOIN draws ON draws.id = draw_id
     WHERE membership_id = ? AND draw_id = coalesce(?, draw_id) ORDER BY purchased_at DESC, number`,
    member.id,
    drawId ?? null,
  );
  return rows.map((row) => ({
    ...row,
    number: ticketNumber(row.number),
    purchased_at: toIso(row.purchased_at),
    subscription: Boolean(row.subscription),
  }));
}

export const listTickets: HandlerOf<'listTickets'> = ({ sandbox, member }) => ({
  results: ticketsOf(sandbox, member),
});
