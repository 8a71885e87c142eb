import { randomInt } from 'node:crypto';
import { formatPence, parsePence } from '../../src/lib/format/money.ts';
import { notify } from '../handlers/notifications.ts';
import { findMember } from '../identity/members.ts';
import type { Sandbox } from '../sandbox.ts';
import { sendEmail } from '../storage/outbox.ts';
import { addEntry } from '../wallet/ledger.ts';

export interface DecidedDraw {
  readonly id: number;
  readonly name: string;
  /** Ms since 1970; winnings are booked at this time. */
  readonly endDate: number;
}

interface Prize {
  readonly id: number;
  readonly description: string;
  readonly type: string;
  readonly value: string | null;
  readonly monetaryValueType: string | null;
  readonly winnerCount: number;
}

export interface Entrant {
  readonly ticketId: number;
  readonly membershipId: number;
}

function calculateWinnings({ database }: Sandbox, draw: DecidedDraw, prize: Prize): number {
  const value = parsePence(prize.value ?? '') ?? 0;
  if (prize.type !== 'monetary') return 0;
  if (prize.monetaryValueType !== 'percentage') return value;
  const takings = database.number('SELECT sum(price) AS value FROM tickets WHERE draw_id = ?', draw.id);
  return Math.floor((takings * value) / 100_00 / prize.winnerCount);
}

function award(sandbox: Sandbox, draw: DecidedDraw, prize: Prize, winner: Entrant): void {
  sandbox.database.run('UPDATE tickets SET prize_id = ? WHERE id = ?', prize.id, winner.ticketId);
  const amount = calculateWinnings(sandbox, draw, prize);
  const { membershipId } = winner;
  const narrative = `Prize in ${draw.name}: ${prize.description}`;
  if (amount > 0)
    addEntry(sandbox, { membershipId, amount, kind: 'prize', narrative, createdAt: draw.endDate });
  const credited = amount > 0 ? ` We've added ${formatPence(amount)} to your wallet.` : '';
  const message = `Your prize in ${draw.name}: ${prize.description}.${credited}`;
  notify(sandbox, membershipId, 'You won a prize', message, draw.endDate);
  const member = findMember(sandbox, membershipId);
  if (member) sendEmail(sandbox, member.club, member.email, `You won in ${draw.name}`, message);
}

/** Chooses the index of a winner among one or more entrants; `place` 0 is the first prize. */
export type Chooser = (entrants: readonly Entrant[], place: number) => number;

const atRandom: Chooser = (entrants) => randomInt(entrants.length);

/**
 * Assigns the prizes of a closed draw to tickets, first prize first, at most one per ticket.
 * @param choose random by default; the demo data fixes the winners of past draws
 */
export function drawWinners(sandbox: Sandbox, draw: DecidedDraw, choose = atRandom): void {
  const entrants = sandbox.database.all<Entrant>(
    'SELECT id AS ticketId, membership_id AS membershipId FROM tickets WHERE draw_id = ? ORDER BY number',
    draw.id,
  );
  const prizes = sandbox.database.all<Prize>(
    `SELECT id, description, type, value, monetary_value_type AS monetaryValueType, winner_count AS winnerCount
     FROM prizes WHERE draw_id = ? ORDER BY id`,
    draw.id,
  );
  const places = prizes.flatMap((prize) => Array<Prize>(prize.winnerCount).fill(prize));
  for (const [place, prize] of places.slice(0, entrants.length).entries()) {
    const [winner] = entrants.splice(choose(entrants, place), 1);
    if (winner) award(sandbox, draw, prize, winner);
  }
}
