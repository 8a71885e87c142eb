import { beforeEach, expect, test } from 'vitest';
import { buyTickets, getDraw, listDraws } from '../../src/lib/contract/draws.ts';
import { getMember, listNotifications } from '../../src/lib/contract/member.ts';
import { shareHarness } from './harness.ts';

const box = await shareHarness();
beforeEach(() => box.control.reset());

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

test('scheduled draw opens and closes by the clock', async () => {
  const [id] = await box.control.addDraws({
    ...{ club: 'ciu', status: 'scheduled', opensInMs: hourMs, closesInMs: 2 * hourMs },
  });
  const { email } = await box.member();
  const status = async () => {
    const member = await box.signIn(email, 'ciu');
    return (await member.call(getDraw, { params: { id: String(id) } })).status;
  };
  expect(await status()).toBe('scheduled');
  await box.control.advance(hourMs);
  expect(await status()).toBe('live');
  await box.control.advance(hourMs);
  expect(await status()).toBe('closed');
});

test('closing picks winners, pays money prizes and notifies the winner', async () => {
  const [number] = await box.control.addDraws({ club: 'ciu', closesInMs: hourMs });
  const params = { id: String(number) };
  const winner = await box.member({ name: 'Wanda Winner', balance: 1000 });
  await winner.call(buyTickets, { params, payload: { count: 2 } });
  await box.control.advance(hourMs);
  const later = await box.signIn(winner.email, 'ciu');
  const draw = await later.call(getDraw, { params });
  const won = draw.tickets.filter(({ prize_id }) => prize_id !== null);
  expect(won).toHaveLength(1);
  const winners = [{ number: won[0]?.number, user: { name: 'Wanda W.', city: 'Leeds' } }];
  expect(draw.prizes).toMatchObject([{ id: won[0]?.prize_id, winners }]);
  expect(await later.call(getMember)).toMatchObject({ balance: 1000 - 200 + 5000 });
  expect((await later.call(listNotifications))[0]?.message).toContain('£50.00');
  const emails = (await box.control.outbox()).filter(({ to }) => to === winner.email);
  expect(emails).toMatchObject([{ subject: 'You won in Extra draw' }]);
});

test('repeating lottery creates its next draw once, with the same prizes', async () => {
  const { access } = await box.member();
  const draws = async (token: string) => {
    const query = { sort: 'new', order: 'asc', search: 'Friday Meat' } as const;
    return box.visitor('ciu', token).call(listDraws, { query });
  };
  expect((await draws(access)).at(-1)).toMatchObject({ name: 'Friday Meat Raffle No. 42', status: 'live' });
  await box.control.advance(3 * dayMs);
  const fresh = (await box.member()).access;
  const after = await draws(fresh);
  expect(after.map(({ name, status }) => `${name} ${status}`).slice(-2)).toEqual([
    'Friday Meat Raffle No. 42 closed',
    'Friday Meat Raffle No. 43 live',
  ]);
  const params = { id: after.at(-1)?.id ?? '' };
  const next = await box.visitor('ciu', fresh).call(getDraw, { params });
  const prizes = ["Butcher's tray", 'Sunday roast for four', '£20 cash'];
  expect(next.prizes.map(({ description }) => description)).toEqual(prizes);
  expect(next.prizes.flatMap(({ winners }) => winners)).toEqual([]);
  expect(next.user_ticket_count).toBe(0);
});
