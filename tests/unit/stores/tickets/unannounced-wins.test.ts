/** @module-tag slow */
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { buyTickets } from '../../../../src/lib/contract/draws.ts';
import { listTickets } from '../../../../src/lib/contract/tickets.ts';
import { startApiServer } from '../../../helpers/api-server.ts';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedSandbox } from '../../../helpers/shared-servers.ts';
import { waitForValue } from '../../../helpers/store-values.ts';
import type { Harness } from '../../../sandbox/harness.ts';

const soonMs = 60_000;

type Member = Awaited<ReturnType<Harness['member']>>;

const { sandbox, wires } = await startSharedSandbox('ciu', 'riverside');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() });
  localStorage.clear();
  sessionStorage.clear();
  browser.show();
  await sandbox.control.reset();
});
afterEach(() => {
  for (const wire of Object.values(wires)) wire.cutReads(false);
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await wires.ciu.pass(ms);
  await wires.riverside.waitForIdle();
}

/** Ms until the first check for wins has run. */
const restMs = 12_000;

async function openPage(member: Member, club: 'ciu' | 'riverside' = 'ciu', ms = restMs) {
  browser.visit(`http://${club}.praxis.localhost:4321/wallet`);
  const page = await loadFreshPage(wires[club].base);
  page.openSession({ access: member.access, refresh: member.refresh });
  const wins = await import('../../../../src/stores/tickets/unannounced-wins.ts');
  wins.startWinChecks();
  await pass(ms);
  const numbers = () => wins.$unannouncedWins.get().map(({ number }) => number);
  return { ...page, ...wins, numbers };
}

/** Adds a draw in which each of these members has one ticket. */
async function drawOf(...members: readonly Member[]): Promise<string> {
  const [draw] = await sandbox.control.addDraws({ club: 'ciu', prize: 'thing', closesInMs: soonMs });
  for (const member of members) {
    await member.call(buyTickets, { params: { id: String(draw) }, payload: { count: 1 } });
  }
  return String(draw);
}

const close = () => sandbox.control.advance(soonMs);

async function createWinner(): Promise<Member> {
  const member = await sandbox.member();
  await drawOf(member);
  await close();
  return member;
}

const asks = () => wires.ciu.requests.filter(({ path }) => path.startsWith('tickets/me/')).length;

it('unannounced wins: lists a win with its prize only for the winner', async () => {
  const members = [await sandbox.member(), await sandbox.member()];
  await drawOf(...members);
  const pages = [];
  for (const member of members) pages.push(await openPage(member));
  expect(pages.map(({ numbers }) => numbers())).toEqual([[], []]);
  await close();
  for (const [index, member] of members.entries()) {
    localStorage.clear();
    const page = await openPage(member);
    const won = (await member.call(listTickets)).filter(({ prize_id }) => prize_id !== null);
    expect(page.numbers(), `member ${index}`).toEqual(won.map(({ number }) => number));
    const { addPrizes } = await import('../../../../src/stores/tickets/win-prizes.ts');
    for (const { prize } of await addPrizes(page.$unannouncedWins.get())) expect(prize).toBe('A hamper');
  }
});

it('unannounced wins: fetches tickets 10 s after the start, or soon after an invalidation', async () => {
  const member = await createWinner();
  const before = asks();
  const page = await openPage(member, 'ciu', 9_500);
  expect(asks() - before).toBe(0);
  await pass(1_000);
  expect(asks() - before).toBe(1);
  expect(page.numbers()).toEqual(['000001']);
  page.invalidate(['tickets']);
  await pass(2_000);
  expect(asks() - before, 'soon after an invalidation').toBe(2);
});

it('unannounced wins: omits an announced win in every tab and after a reload', async () => {
  const member = await createWinner();
  const page = await openPage(member);
  expect(page.numbers()).toEqual(['000001']);
  const other = await openPage(member);
  expect(other.numbers()).toEqual(['000001']);
  page.markWinsAnnounced(page.$unannouncedWins.get());
  expect(page.numbers()).toEqual([]);
  expect(other.getUnannouncedWins()).toEqual([]);
  expect((await openPage(member)).numbers()).toEqual([]);
  expect(localStorage.getItem('announced-wins/ciu')).toMatch(/^\["\d+\/\d+"\]$/);
});

it('unannounced wins: keeps members and tenants apart', async () => {
  const [first, second] = [await createWinner(), await createWinner()];
  const page = await openPage(first);
  expect(page.numbers()).toHaveLength(1);
  page.markWinsAnnounced(page.$unannouncedWins.get());
  page.openSession({ access: second.access, refresh: second.refresh });
  expect(page.numbers()).toEqual([]);
  await pass(restMs);
  expect(page.numbers()).toHaveLength(1);
  page.endSession();
  expect(page.numbers()).toEqual([]);
  const elsewhere = await sandbox.member({ club: 'riverside' });
  expect((await openPage(elsewhere, 'riverside')).numbers()).toEqual([]);
});

it('unannounced wins: lists a win when a page becomes visible after the closing, not after seconds', async () => {
  const member = await sandbox.member();
  await drawOf(member);
  const page = await openPage(member);
  const before = asks();
  browser.hide();
  await pass(5_000);
  browser.show();
  await pass(4_000);
  browser.hide();
  await close();
  page.invalidate(['tickets']);
  await pass(70_000);
  expect(asks()).toBe(before);
  browser.show();
  await pass(4_000);
  expect(page.numbers()).toEqual(['000001']);
});

it('unannounced wins: lists a win when the connection returns', async () => {
  const member = await createWinner();
  wires.ciu.cutReads(true);
  const page = await openPage(member);
  await pass(10_000);
  expect(page.numbers()).toEqual([]);
  wires.ciu.cutReads(false);
  page.invalidateAll();
  await pass(4_000);
  expect(page.numbers()).toEqual(['000001']);
});

const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/**
 * Opens a page with these tickets.
 * @param tickets days since the purchase and since the end of the draw
 * @param emptyPages pages of the list before them
 */
async function openWith(
  tickets: readonly (readonly [bought: number | undefined, ended: number | undefined])[],
  emptyPages = 0,
) {
  browser.visit('http://ciu.praxis.localhost:4321/wallet');
  const api = await startApiServer();
  const list = tickets.map(([bought], index) => ({
    ...{ id: index + 1, draw_id: 70 + index, number: `00000${index + 1}`, prize_id: 9 },
    purchased_at: bought === undefined ? null : daysAgo(bought),
  }));
  const state = { isAway: false };
  api.respond(({ path }) => {
    if (!path.startsWith('draws/')) {
      const number = Number(/page=(\d+)/.exec(path)?.[1] ?? 0);
      const next = `${api.base}tickets/me/?page=${number + 1}`;
      return { json: number < emptyPages ? { results: [], next } : { results: list, next: null } };
    }
    if (state.isAway) return { status: 500 };
    const ended = tickets[Number(path.split('/')[1]) - 70]?.[1];
    const draw = { id: 70, name: 'Meat Raffle', status: 'closed', ticket_price: '1.00' };
    return ended === undefined ? { status: 404 } : { json: { ...draw, end_date: daysAgo(ended) } };
  });
  const expectWins = async (...numbers: string[]) => {
    const page = await loadFreshPage(api.base);
    page.openSession({ access: 'ada', refresh: 'ada-refresh' });
    const wins = await import('../../../../src/stores/tickets/unannounced-wins.ts');
    wins.startWinChecks();
    await vi.advanceTimersByTimeAsync(restMs);
    await waitForValue(wins.$unannouncedWins, (found) => found.length === numbers.length);
    expect(wins.$unannouncedWins.get().map(({ number }) => number)).toEqual(numbers);
  };
  onTestFinished(api.close);
  const drawRequests = () => api.requests.filter(({ path }) => path.startsWith('draws/')).length;
  return { expectWins, drawRequests, state };
}

const oldWins = [
  [2, 1],
  [60, 5],
  [60, 40],
  [undefined, 5],
  [undefined, undefined],
  [200, undefined],
] as const;

it.each([null, '{', '7'])(
  'unannounced wins: lists only wins of the last 30 days on a first visit (%j)',
  async (stored) => {
    if (stored !== null) localStorage.setItem('announced-wins/ciu', stored);
    const page = await openWith(oldWins);
    await page.expectWins('000001', '000002', '000004');
    await page.expectWins('000001', '000002', '000004');
    expect(JSON.parse(localStorage.getItem('announced-wins/ciu') ?? '')).toEqual(['72/3', '75/6', '74/5']);
  },
);

it('unannounced wins: lists wins of any age on a later visit', async () => {
  localStorage.setItem('announced-wins/ciu', '[]');
  const page = await openWith(oldWins);
  await page.expectWins('000001', '000002', '000003', '000006', '000004', '000005');
});

it('unannounced wins: stores a first visit without wins, and includes wins on later pages', async () => {
  await (await openWith([])).expectWins();
  await vi.waitFor(() => expect(localStorage.getItem('announced-wins/ciu')).toBe('[]'));
  localStorage.clear();
  await (await openWith([[1, undefined]], 1)).expectWins('000001');
});

it('unannounced wins: retries a first visit when the draw failed to load', async () => {
  const page = await openWith([[60, 5]]);
  page.state.isAway = true;
  await page.expectWins();
  await vi.waitFor(() => expect(page.drawRequests()).toBeGreaterThan(0));
  page.state.isAway = false;
  await page.expectWins('000001');
});
