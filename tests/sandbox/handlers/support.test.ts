import { expect, test } from 'vitest';
import { listNotifications } from '../../../src/lib/contract/member.ts';
import { createSupportTicket, listSupportTickets } from '../../../src/lib/contract/support.ts';
import { shareHarness } from '../harness.ts';

const box = await shareHarness();

const ticket = {
  category: 'Raffles',
  subject: 'Where is my prize?',
  description: 'It has been a week.',
} as const;

test('support ticket is stored for its author only', async () => {
  const [author, other] = [await box.member(), await box.member()];
  await author.call(createSupportTicket, { payload: ticket });
  expect(await author.call(listSupportTickets)).toMatchObject([
    { ...ticket, responded_at: null, supportticketresponses: [] },
  ]);
  expect(await other.call(listSupportTickets)).toEqual([]);
});

test('notifications are sorted latest first and empty for a new member', async () => {
  const alex = await box.signIn('alex@example.com', 'riverside');
  const moments = (await alex.call(listNotifications)).map(({ created_at }) => Date.parse(created_at ?? ''));
  expect(moments.length).toBeGreaterThan(3);
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  const empty = await box.signIn('empty@example.com', 'riverside');
  expect(await empty.call(listNotifications)).toEqual([]);
});
