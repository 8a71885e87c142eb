import { afterAll, expect, test } from 'vitest';
import { getDraw, listDraws } from '../../src/lib/contract/draws.ts';
import { getMember } from '../../src/lib/contract/member.ts';
import { listNotifications } from '../../src/lib/contract/notifications.ts';
import { listSubscriptions } from '../../src/lib/contract/subscriptions.ts';
import { listSupportTickets } from '../../src/lib/contract/support.ts';
import { listTickets } from '../../src/lib/contract/tickets.ts';
import { listTransactions } from '../../src/lib/contract/wallet.ts';
import { requestTenant } from '../helpers/tenant-request.ts';
import { type ApiCaller, startHarness } from './harness.ts';

const box = await startHarness();
afterAll(() => box.close());

const halfAnHourMs = 30 * 60_000;

async function allDraws(member: ApiCaller) {
  const list = await member.call(listDraws, { query: { sort: 'new', order: 'desc' } });
  return Promise.all(list.map(({ id }) => member.call(getDraw, { params: { id } })));
}

test.each(['ciu', 'riverside'])('%s shows every state of a draw, a prize and a ticket', async (club) => {
  const alex = await box.signIn('alex@example.com', club);
  const draws = await allDraws(alex);
  const live = draws.filter(({ status }) => status === 'live');
  const closed = draws.filter(({ status }) => status === 'closed');
  const prizes = draws.flatMap((draw) => draw.prizes);
  const tickets = await alex.call(listTickets);
  const winners = closed.map((draw) => draw.prizes.flatMap((prize) => prize.winners).length);
  expect({
    atLeastTwelve: draws.length >= 12,
    statuses: new Set(draws.map(({ status }) => status)),
    lotteries: new Set(live.map(({ lottery }) => lottery.type)),
    prizes: new Set(prizes.map(({ type, monetary_value_type }) => `${type} ${monetary_value_type}`.trim())),
    netAndGross: new Set(prizes.map(({ net_or_gross }) => net_or_gross).filter(Boolean)),
    soldToTheMaximum: live.some((draw) => draw.user_ticket_count === draw.user_ticket_maximum),
    endsInMinutes: live.some(({ end_date }) => Date.parse(end_date ?? '') < Date.now() + halfAnHourMs),
    longDescription: draws.some(({ description }) => description.length > 600),
    closedWithWinners: winners.some((count) => count > 1),
    closedWithoutWinners: winners.includes(0),
    subscriptionTickets: new Set(tickets.map(({ subscription }) => subscription)),
    ownPrize: tickets.some(({ prize_id }) => prize_id !== null),
  }).toEqual({
    atLeastTwelve: true,
    statuses: new Set(['live', 'scheduled', 'closed']),
    lotteries: new Set(['subscription', 'one_time']),
    prizes: new Set(['other', 'monetary fixed', 'monetary percentage']),
    netAndGross: new Set(['net', 'gross']),
    soldToTheMaximum: true,
    endsInMinutes: true,
    longDescription: true,
    closedWithWinners: true,
    closedWithoutWinners: true,
    subscriptionTickets: new Set([true, false]),
    ownPrize: true,
  });
});

test.each(['ciu', 'riverside'])('%s has won, lost and undecided draws for its demo member', async (club) => {
  const alex = await box.signIn('alex@example.com', club);
  const closed = (await allDraws(alex)).filter(
    ({ status, tickets }) => status === 'closed' && tickets.length > 0,
  );
  const isDecided = ({ prizes }: (typeof closed)[number]) =>
    prizes.every(({ winners = [] }) => winners.length > 0);
  const hasWon = ({ tickets }: (typeof closed)[number]) => tickets.some(({ prize_id }) => prize_id !== null);
  expect({
    won: closed.filter(hasWon).length,
    lost: closed.some((draw) => isDecided(draw) && !hasWon(draw)),
    undecided: closed.some(({ prizes }) => prizes.every(({ winners = [] }) => winners.length === 0)),
  }).toEqual({ won: 2, lost: true, undecided: true });
});

test.each([
  ['ciu', 4850],
  ['riverside', 1725],
])('%s shows every state of a wallet, a subscription and a support ticket', async (club, balance) => {
  const alex = await box.signIn('alex@example.com', club);
  const transactions = await alex.call(listTransactions);
  const subscriptions = await alex.call(listSubscriptions, { query: {} });
  const support = await alex.call(listSupportTickets);
  expect((await alex.call(getMember)).balance).toBe(balance);
  for (const kind of [/^Deposit/, /^Withdrawal/, /^\d+ tickets? for/, /^Prize/]) {
    expect(transactions.some(({ narrative }) => kind.test(narrative))).toBe(true);
  }
  expect(new Set(transactions.map(({ created_at }) => created_at.slice(0, 10))).size).toBeGreaterThan(5);
  expect(subscriptions.map(({ status }) => status).toSorted()).toEqual(['active', 'inactive', 'payment']);
  expect(support.map(({ supportticketresponses }) => supportticketresponses.length)).toEqual([0, 1, 2]);
  expect((await alex.call(listNotifications)).length).toBeGreaterThan(4);
});

test('the new member has nothing at any club', async () => {
  for (const club of ['ciu', 'riverside', 'staging', 'harlequin']) {
    const empty = await box.signIn('empty@example.com', club);
    expect(await empty.call(getMember)).toMatchObject({ balance: 0 });
    expect(await empty.call(listTickets)).toEqual([]);
    expect(await empty.call(listTransactions)).toEqual([]);
    expect(await empty.call(listSubscriptions, { query: {} })).toEqual([]);
    expect(await empty.call(listSupportTickets)).toEqual([]);
  }
});

test('every draw has a picture, and the books add up from the start', async () => {
  const pictures = new Set<string>();
  for (const club of ['ciu', 'riverside']) {
    const alex = await box.signIn('alex@example.com', club);
    for (const draw of await allDraws(alex)) pictures.add(new URL(draw.logo_url).pathname);
  }
  expect(pictures.size).toBeGreaterThan(12);
  for (const path of pictures) {
    const { status, text } = await requestTenant(box.port, box.hostOf('ciu'), path);
    expect({ path, status, svg: text.startsWith('<svg') }).toEqual({ path, status: 200, svg: true });
  }
  expect(await box.control.ledger()).toMatchObject({ sound: true });
});

test('starting over takes no time', async () => {
  const rounds: number[] = [];
  for (let round = 0; round < 5; round++) {
    const begun = process.cpuUsage();
    await box.control.reset();
    rounds.push(process.cpuUsage(begun).user / 1000);
  }
  expect(Math.min(...rounds)).toBeLessThan(150);
});
