import { addDraw, addLottery } from '../draws/draw-records.ts';
import { findDraw, issueTickets, type SoldDraw } from '../draws/purchase.ts';
import { type Chooser, drawWinners } from '../draws/winners.ts';
import type { Sandbox } from '../sandbox.ts';
import { minuteMs } from '../storage/clock.ts';
import { addEntry } from '../wallet/ledger.ts';
import type { DrawSeed, LotterySeed } from './lottery-seed.ts';
import type { SeededMembers } from './members.ts';

interface Scene {
  readonly sandbox: Sandbox;
  readonly club: string;
  readonly members: SeededMembers;
  readonly now: number;
}

const crowdBalance = 200_00;

function describeLottery({ everyDays, type }: LotterySeed): string {
  if (everyDays === undefined) return 'A single draw: once it has closed, it is over.';
  const rhythm = everyDays === 1 ? 'Drawn every day.' : `Drawn every ${everyDays} days.`;
  return type === 'subscription' ? `${rhythm} Subscribe, and your tickets are bought for you.` : rhythm;
}

function statusAt({ opensIn, closesIn }: DrawSeed): 'scheduled' | 'live' | 'closed' {
  if (closesIn <= 0) return 'closed';
  return opensIn <= 0 ? 'live' : 'scheduled';
}

function* dealt(crowd: readonly number[], { sold }: DrawSeed, maximum: number) {
  const hands = crowd.map((membershipId) => ({ membershipId, held: 0 }));
  let left = Math.min(sold, maximum * crowd.length);
  for (let turn = 0; left > 0; turn++) {
    const hand = hands[turn % hands.length];
    const count = Math.min(1 + (turn % 2), left, maximum - (hand?.held ?? maximum));
    if (!hand || count <= 0) continue;
    hand.held += count;
    left -= count;
    yield { membershipId: hand.membershipId, count };
  }
}

function sellSeeded(scene: Scene, draw: SoldDraw, seed: DrawSeed, subscriptionId: number | undefined): void {
  const { sandbox, members, now } = scene;
  const sales = [...dealt(members.crowd, seed, draw.ticketMaximum)].map((sale) => ({ ...sale, own: false }));
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
    const fits = ({ membershipId }: { membershipId: number }) =>
      (membershipId === demo) === (place === wonPlace);
    const fitting = entrants.flatMap((entrant, index) => (fits(entrant) ? [index] : []));
    return fitting[(place * 7 + 3) % fitting.length] ?? 0;
  };
}

function seedDraw(
  scene: Scene,
  lottery: LotterySeed,
  lotteryId: number,
  seed: DrawSeed,
  subscriptionId?: number,
) {
  const { sandbox, club, now, members } = scene;
  const id = addDraw(sandbox, {
    lotteryId,
    club,
    edition: seed.edition ?? 1,
    name: seed.edition === undefined ? lottery.name : `${lottery.name} No. ${seed.edition}`,
    description: seed.description ?? lottery.description,
    picture: lottery.picture,
    status: statusAt(seed),
    ticketPrice: lottery.price,
    startDate: now + seed.opensIn,
    endDate: now + seed.closesIn,
    priceCta: lottery.priceCta,
    drawCta: lottery.drawCta,
    ticketMaximum: lottery.maximum,
    prizes: lottery.prizes,
  });
  const draw = findDraw(sandbox, id);
  if (!draw) return;
  sellSeeded(scene, draw, seed, subscriptionId);
  if (draw.status !== 'closed' || seed.isUndecided) return;
  const decided = { id, name: draw.name, endDate: now + seed.closesIn };
  drawWinners(sandbox, decided, plannedChoice(members.demo, seed.wonPlace));
}

function seedSubscription({ sandbox, members, now }: Scene, lottery: LotterySeed, lotteryId: number) {
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

function seedLottery(scene: Scene, lottery: LotterySeed): void {
  const { everyDays, name, type } = lottery;
  const lotteryId = addLottery(scene.sandbox, {
    club: scene.club,
    name,
    description: describeLottery(lottery),
    type,
    repeatsEveryMs: everyDays === undefined ? undefined : everyDays * 24 * 60 * minuteMs,
  });
  const subscriptionId = seedSubscription(scene, lottery, lotteryId);
  for (const draw of lottery.draws) seedDraw(scene, lottery, lotteryId, draw, subscriptionId);
}

/** Seeds a tenant's lotteries and draws with their tickets and winners. */
export function seedDraws(scene: Scene, lotteries: readonly LotterySeed[]): void {
  const { sandbox, members, now } = scene;
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
  for (const lottery of lotteries) seedLottery(scene, lottery);
}
