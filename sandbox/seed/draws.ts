import { addDraw, addLottery } from '../draws/draw-records.ts';
import { findDraw, issueTickets, type SoldDraw } from '../draws/purchase.ts';
import { type Chooser, drawWinners } from '../draws/winners.ts';
import type { Sandbox } from '../sandbox.ts';
import { minuteMs } from '../storage/clock.ts';
import { addEntry } from '../wallet/ledger.ts';
import type { DrawSeed, LotterySeed } from './lottery-seed.ts';
import type { SeededMembers } from './members.ts';

interface SeedContext {
  readonly sandbox: Sandbox;
  readonly club: string;
  readonly members: SeededMembers;
  readonly now: number;
}

const crowdBalance = 200_00;

function describeLottery({ everyDays, type }: LotterySeed): string {
  if (everyDays === undefined) return 'This raffle has one draw.';
  const rhythm = everyDays === 1 ? 'Drawn every day.' : `Drawn every ${everyDays} days.`;
  return type === 'subscription' ? `${rhythm} Subscribe and we'll buy your tickets for you.` : rhythm;
}

function statusAt({ opensIn, closesIn }: DrawSeed): 'scheduled' | 'live' | 'closed' {
  if (closesIn <= 0) return 'closed';
  return opensIn <= 0 ? 'live' : 'scheduled';
}

function* dealTickets(crowd: readonly number[], { sold }: DrawSeed, maximum: number) {
  const shares = crowd.map((membershipId) => ({ membershipId, held: 0 }));
  let remaining = Math.min(sold, maximum * crowd.length);
  for (let turn = 0; remaining > 0; turn++) {
    const share = shares[turn % shares.length];
    const count = Math.min(1 + (turn % 2), remaining, maximum - (share?.held ?? maximum));
    if (!share || count <= 0) continue;
    share.held += count;
    remaining -= count;
    yield { membershipId: share.membershipId, count };
  }
}

function seedSales(
  context: SeedContext,
  draw: SoldDraw,
  seed: DrawSeed,
  subscriptionId: number | undefined,
): void {
  const { sandbox, members, now } = context;
  const sales = [...dealTickets(members.crowd, seed, draw.ticketMaximum)].map((sale) => ({
    ...sale,
    own: false,
  }));
  if (seed.mine)
    sales.splice(sales.length >> 1, 0, { membershipId: members.demo, count: seed.mine, own: true });
  const span = Math.min(seed.closesIn, 0) - seed.opensIn;
  for (const [index, { own, ...sale }] of sales.entries()) {
    const at = now + seed.opensIn + Math.floor((span * (index + 1)) / (sales.length + 1));
    const bySubscription = own && seed.mineBySubscription && subscriptionId !== undefined;
    issueTickets(sandbox, { draw, ...sale, at, ...(bySubscription && { subscriptionId }) });
  }
}

/** Chooses the demo member for the planned place only; other winners are pseudo-random. */
function plannedChoice(demo: number, wonPlace: number | undefined): Chooser {
  return (entrants, place) => {
    const isMatch = ({ membershipId }: { membershipId: number }) =>
      (membershipId === demo) === (place === wonPlace);
    const matching = entrants.flatMap((entrant, index) => (isMatch(entrant) ? [index] : []));
    return matching[(place * 7 + 3) % matching.length] ?? 0;
  };
}

function seedDraw(
  context: SeedContext,
  lottery: LotterySeed,
  lotteryId: number,
  seed: DrawSeed,
  subscriptionId?: number,
) {
  const { sandbox, club, now, members } = context;
  const id = addDraw(sandbox, {
    ...lottery,
    lottery_id: lotteryId,
    club,
    edition: seed.edition ?? 1,
    name: seed.edition === undefined ? lottery.name : `${lottery.name} No. ${seed.edition}`,
    description: seed.description ?? lottery.description,
    status: statusAt(seed),
    start_date: now + seed.opensIn,
    end_date: now + seed.closesIn,
  });
  const draw = findDraw(sandbox, id);
  if (!draw) return;
  seedSales(context, draw, seed, subscriptionId);
  if (draw.status !== 'closed' || seed.isUndecided) return;
  const decided = { id, name: draw.name, endDate: now + seed.closesIn };
  drawWinners(sandbox, decided, plannedChoice(members.demo, seed.wonPlace));
}

function seedSubscription({ sandbox, members, now }: SeedContext, lottery: LotterySeed, lotteryId: number) {
  if (!lottery.subscription) return undefined;
  const { count, status, createdIn, endedIn } = lottery.subscription;
  return sandbox.database.run(
    `INSERT INTO subscriptions (membership_id, lottery_id, ticket_count, status, created_at, end_date)
     VALUES (?, ?, ?, ?, ?, ?)`,
    members.demo,
    lotteryId,
    count,
    status,
    now + createdIn - minuteMs,
    endedIn === undefined ? null : now + endedIn,
  ).id;
}

function seedLottery(context: SeedContext, lottery: LotterySeed): void {
  const { everyDays, name, type } = lottery;
  const lotteryId = addLottery(context.sandbox, {
    club: context.club,
    name,
    description: describeLottery(lottery),
    type,
    repeatsEveryMs: everyDays === undefined ? undefined : everyDays * 24 * 60 * minuteMs,
  });
  const subscriptionId = seedSubscription(context, lottery, lotteryId);
  for (const draw of lottery.draws) seedDraw(context, lottery, lotteryId, draw, subscriptionId);
}

export function seedDraws(context: SeedContext, lotteries: readonly LotterySeed[]): void {
  const { sandbox, members, now } = context;
  for (const membershipId of members.crowd) {
    const createdAt = now - 60 * 24 * 60 * minuteMs;
    addEntry(sandbox, {
      membershipId,
      amount: crowdBalance,
      kind: 'deposit',
      narrative: 'Deposit',
      createdAt,
    });
  }
  for (const lottery of lotteries) seedLottery(context, lottery);
}
