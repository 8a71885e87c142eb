import type { Sandbox } from '../sandbox.ts';

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
  /** Pounds, or per cent of the takings, as decimal text; absent for other prizes. */
  readonly value?: string;
  readonly valueType?: 'fixed' | 'percentage';
  readonly netOrGross?: 'net' | 'gross';
  readonly winnerCount?: number;
  /** Estimate in pence, for sorting. */
  readonly worth: number;
}

/** Money in pence, times in ms since 1970. */
export interface NewDraw {
  readonly lotteryId: number;
  readonly club: string;
  readonly edition: number;
  readonly name: string;
  readonly description: string;
  readonly picture: string;
  readonly status: 'scheduled' | 'live' | 'closed';
  readonly ticketPrice: number;
  readonly startDate: number;
  readonly endDate: number;
  readonly priceCta: string;
  readonly drawCta: string;
  readonly ticketMaximum: number;
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

export function addDraw(sandbox: Sandbox, draw: NewDraw): number {
  const { id } = sandbox.database.run(
    `INSERT INTO draws (lottery_id, club, edition, name, description, picture, status, ticket_price, start_date,
       end_date, price_cta, draw_cta, ticket_maximum, prize_worth)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    draw.lotteryId,
    draw.club,
    draw.edition,
    draw.name,
    draw.description,
    draw.picture,
    draw.status,
    draw.ticketPrice,
    draw.startDate,
    draw.endDate,
    draw.priceCta,
    draw.drawCta,
    draw.ticketMaximum,
    Math.max(0, ...draw.prizes.map((prize) => prize.worth)),
  );
  for (const prize of draw.prizes) addPrize(sandbox, id, prize);
  return id;
}
