/** Wins are announced once, per member of the device. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buyTickets } from '../../../../src/lib/contract/purchase.ts';
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
  show(true);
  await sandbox.control.reset();
});
afterEach(() => {
  for (const wire of Object.values(wires)) wire.cutReads(false);
  vi.useRealTimers();
});

function show(isSeen: boolean): void {
  Object.assign(document, { visibilityState: isSeen ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function pass(ms: number): Promise<void> {
  await wires.ciu.pass(ms);
  await wires.riverside.waitForIdle();
}

/** Time in ms until the check for wins. */
const restMs = 12_000;

async function openPage(member: Member, club: 'ciu' | 'riverside' = 'ciu', ms = restMs) {
  browser.visit(`http://${club}.praxis.localhost:4321/wallet`);
  const page = await loadFreshPage(wires[club].base);
  page.openSession({ access: member.access, refresh: member.refresh });
  const wins = await import('../../../../src/stores/tickets/unannounced-wins.ts');
  wins.startWinChecks();
  await pass(ms);
  const numbers = () => wins.$unannouncedWins.get().map(({ ticket }) => ticket.number);
  return { ...page, ...wins, numbers };
}

/** These members have one ticket each. */
async function drawOf(...members: readonly Member[]): Promise<string> {
  const [draw] = await sandbox.control.addDraws({ club: 'ciu', prize: 'thing', closesInMs: soonMs });
  for (const member of members) {
    await member.call(buyTickets, { params: { id: String(draw) }, payload: { count: 1 } });
  }
  return String(draw);
}

const close = () => sandbox.control.advance(soonMs);
const asks = () => wires.ciu.requests.filter(({ path }) => path.startsWith('tickets/me/')).length;

it('a closing with a win is told to who won, with the prize, and to nobody else', async () => {
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
    for (const { prize } of page.$unannouncedWins.get()) expect(prize).toBe('A hamper');
  }
});

it('the tickets are not read for it while the page is young', async () => {
  const member = await sandbox.member();
  await drawOf(member);
  await close();
  const before = asks();
  const page = await openPage(member, 'ciu', 9_500);
  expect(asks() - before).toBe(0);
  await pass(1_000);
  expect(asks() - before).toBe(1);
  expect(page.numbers()).toEqual(['000001']);
  page.invalidate(['tickets']);
  await pass(2_000);
  expect(asks() - before, 'soon where they may have changed').toBe(2);
});

it('what was told is told no more, in this tab, in another one, and after a reload', async () => {
  const member = await sandbox.member();
  await drawOf(member);
  await close();
  const page = await openPage(member);
  expect(page.numbers()).toEqual(['000001']);
  const other = await openPage(member);
  expect(other.numbers()).toEqual(['000001']);
  page.markWinsAnnounced(page.$unannouncedWins.get());
  expect(page.numbers()).toEqual([]);
  expect(other.getUnannouncedWins()).toEqual([]);
  expect((await openPage(member)).numbers()).toEqual([]);
  expect(localStorage.getItem('winsTold ciu')).toMatch(/^\["\d+\/\d+"\]$/);
});

it('another member and another club have wins of their own to be told', async () => {
  const [first, second] = [await sandbox.member(), await sandbox.member()];
  await drawOf(first);
  await drawOf(second);
  await close();
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

it('a page that slept over the closing tells it when it is looked at', async () => {
  const member = await sandbox.member();
  await drawOf(member);
  const page = await openPage(member);
  show(false);
  const before = asks();
  await close();
  page.invalidate(['tickets']);
  await pass(70_000);
  expect(asks()).toBe(before);
  show(true);
  await pass(4_000);
  expect(page.numbers()).toEqual(['000001']);
});

it('a short look elsewhere asks nothing anew', async () => {
  const page = await openPage(await sandbox.member());
  const before = asks();
  show(false);
  await pass(5_000);
  show(true);
  await pass(4_000);
  expect(asks()).toBe(before);
  expect(page.numbers()).toEqual([]);
});

it('who was offline at the moment is told with the connection', async () => {
  const member = await sandbox.member();
  await drawOf(member);
  await close();
  wires.ciu.cutReads(true);
  const page = await openPage(member);
  await pass(10_000);
  expect(page.numbers()).toEqual([]);
  wires.ciu.cutReads(false);
  page.invalidateAll();
  await pass(4_000);
  expect(page.numbers()).toEqual(['000001']);
});

it('wins on later pages of the list are told too', async () => {
  const api = await startApiServer();
  const ticket = (id: number, prize_id: number | null) => ({
    id,
    draw_id: 7,
    number: `00000${id}`,
    prize_id,
  });
  api.respond(({ path }) => {
    if (path.startsWith('draws/')) return { status: 404 };
    if (path.endsWith('page=2')) return { json: { results: [ticket(2, 9)], next: null } };
    return { json: { results: [ticket(1, null)], next: `${api.base}tickets/me/?page=2` } };
  });
  const page = await loadFreshPage(api.base);
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  const { $unannouncedWins, startWinChecks } = await import(
    '../../../../src/stores/tickets/unannounced-wins.ts'
  );
  startWinChecks();
  await vi.advanceTimersByTimeAsync(restMs);
  const wins = await waitForValue($unannouncedWins, (untold) => untold.length > 0);
  expect(wins).toMatchObject([{ ticket: { number: '000002' }, prize: '' }]);
  await api.close();
});
