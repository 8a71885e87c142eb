import type { Sandbox } from '../sandbox.ts';
import { ticketNumber } from './tickets.ts';

interface PrizeRow {
  readonly id: number;
  readonly description: string;
  readonly notes: string;
  readonly type: string;
  readonly value: string | null;
  readonly monetary_value_type: string | null;
  readonly net_or_gross: string | null;
}

interface WinnerRow {
  readonly prizeId: number;
  readonly number: number;
  readonly name: string;
  readonly city: string;
}

function publicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = others.at(-1)?.slice(0, 1);
  return initial ? `${first} ${initial}.` : first;
}

/** Returns the contract's shape, first prize first. */
export function prizesOf({ database }: Sandbox, drawId: number) {
  const prizes = database.all<PrizeRow>(
    `SELECT id, description, notes, type, value, monetary_value_type, net_or_gross FROM prizes
     WHERE draw_id = ? ORDER BY id`,
    drawId,
  );
  const winners = database.all<WinnerRow>(
    `SELECT prize_id AS prizeId, number, name, city FROM tickets
     JOIN memberships ON memberships.id = membership_id JOIN people ON people.id = person_id
     WHERE draw_id = ? AND prize_id IS NOT NULL ORDER BY number`,
    drawId,
  );
  return prizes.map((prize) => ({
    ...prize,
    winners: winners
      .filter((winner) => winner.prizeId === prize.id)
      .map(({ number, name, city }) => ({
        number: ticketNumber(number),
        user: { name: publicName(name), city },
      })),
  }));
}
