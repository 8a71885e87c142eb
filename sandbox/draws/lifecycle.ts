import { pluralise } from '../../src/lib/format/text.ts';
import { notify } from '../handlers/notifications.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { type DrawColumns, insertDraw } from './draw-row.ts';
import { liveDrawOf, sellTickets } from './purchase.ts';
import { type DecidedDraw, drawWinners } from './winners.ts';

interface DueDraw extends DecidedDraw {
  readonly lotteryId: number;
  readonly status: 'scheduled' | 'live';
}

function nextDue({ database, clock }: Sandbox): DueDraw | undefined {
  return database.one(
    `SELECT id, name, lottery_id AS lotteryId, status, end_date AS endDate, start_date AS due FROM draws
     WHERE status = 'scheduled' AND start_date <= ?
     UNION ALL
     SELECT id, name, lottery_id, status, end_date, end_date FROM draws WHERE status = 'live' AND end_date <= ?
     ORDER BY due LIMIT 1`,
    clock.now(),
    clock.now(),
  );
}

interface ActiveSubscription {
  readonly id: number;
  readonly membershipId: number;
  readonly count: number;
}

function buyForSubscription(sandbox: Sandbox, lotteryId: number, subscription: ActiveSubscription): void {
  const draw = liveDrawOf(sandbox, lotteryId);
  if (!draw) return;
  const { id, membershipId, count } = subscription;
  try {
    sellTickets(sandbox, { draw, membershipId, count, subscriptionId: id });
    notify(
      sandbox,
      membershipId,
      'Tickets bought',
      `We bought ${pluralise(count, 'ticket')} for ${draw.name} with your subscription.`,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sandbox.database.run("UPDATE subscriptions SET status = 'payment' WHERE id = ?", id);
    const reason = `You didn't have enough money for ${pluralise(count, 'ticket')} in ${draw.name}. Pay here: /subscriptions`;
    notify(sandbox, membershipId, 'Subscription waiting for payment', reason);
  }
}

function open(sandbox: Sandbox, draw: DueDraw): void {
  sandbox.database.run("UPDATE draws SET status = 'live' WHERE id = ?", draw.id);
  const subscriptions = sandbox.database.all<ActiveSubscription>(
    `SELECT id, membership_id AS membershipId, ticket_count AS count FROM subscriptions
     WHERE lottery_id = ? AND status = 'active' ORDER BY created_at, id`,
    draw.lotteryId,
  );
  for (const subscription of subscriptions) buyForSubscription(sandbox, draw.lotteryId, subscription);
}

function scheduleNext(sandbox: Sandbox, draw: DueDraw): void {
  const { database, clock } = sandbox;
  const every = database.number(
    'SELECT repeats_every_ms AS value FROM lotteries WHERE id = ?',
    draw.lotteryId,
  );
  const last = database.one<DrawColumns>('SELECT * FROM draws WHERE id = ?', draw.id);
  if (every === 0 || !last) return;
  // Skips editions that ended while the sandbox did not run.
  const start_date = draw.endDate + Math.floor((clock.now() - draw.endDate) / every) * every;
  const edition = last.edition + 1;
  const id = insertDraw(sandbox, {
    ...last,
    edition,
    name: last.name.replace(`No. ${last.edition}`, `No. ${edition}`),
    status: 'scheduled',
    start_date,
    end_date: start_date + every,
  });
  database.run(
    `INSERT INTO prizes (draw_id, description, notes, type, value, monetary_value_type, net_or_gross, winner_count)
     SELECT ?, description, notes, type, value, monetary_value_type, net_or_gross, winner_count FROM prizes
     WHERE draw_id = ? ORDER BY id`,
    id,
    draw.id,
  );
}

function close(sandbox: Sandbox, draw: DueDraw): void {
  sandbox.database.run("UPDATE draws SET status = 'closed' WHERE id = ?", draw.id);
  drawWinners(sandbox, draw);
  scheduleNext(sandbox, draw);
}

/** Uses one transaction per draw. */
export function advanceDraws(sandbox: Sandbox): void {
  for (let due = nextDue(sandbox); due; due = nextDue(sandbox)) {
    const draw = due;
    sandbox.database.transaction(() => (draw.status === 'scheduled' ? open : close)(sandbox, draw));
  }
}
