/** @module-tag slow */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { getDraw } from '../../src/lib/contract/draws.ts';
import { getMember } from '../../src/lib/contract/member.ts';
import { buyTickets } from '../../src/lib/contract/purchase.ts';
import { listTickets } from '../../src/lib/contract/tickets.ts';
import { deposit, withdraw } from '../../src/lib/contract/wallet.ts';
import { bankDetails, decidePayment, type Harness, startHarness } from './harness.ts';
import { spawnSandbox } from './sandbox-process.ts';

const box = await startHarness();
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(async () => {
  await box.close();
  rmSync(folder, { recursive: true });
});

async function addDraw(at: Harness, wish: { ticketPrice?: number; maximum?: number } = {}): Promise<string> {
  const [id] = await at.control.addDraws({ club: 'ciu', ...wish });
  return String(id);
}

test('a hundred purchases at once break neither balance nor maximum nor ticket numbers', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => box.member({ balance: 1000 })));
  const id = await addDraw(box, { ticketPrice: 150, maximum: 5 });
  const purchases = Array.from({ length: 100 }, (_, index) => {
    const buyer = members[index % 4];
    return buyer?.ask(buyTickets, { params: { id }, payload: { count: 1 + (index % 3) } });
  });
  const statuses = (await Promise.all(purchases)).map((reply) => reply?.status);
  expect(new Set(statuses)).toEqual(new Set([200, 400]));
  const numbers: string[] = [];
  for (const member of members) {
    const { tickets } = await member.call(getDraw, { params: { id } });
    expect(tickets).toHaveLength(5);
    expect(await member.call(getMember)).toMatchObject({ balance: 1000 - 5 * 150 });
    numbers.push(...tickets.map(({ number }) => number));
  }
  expect(new Set(numbers).size).toBe(20);
  expect(await box.control.ledger()).toMatchObject({ sound: true });
});

const step = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), count: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('deposit' as const), pounds: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('withdraw' as const), pounds: fc.integer({ min: 1, max: 9 }) }),
);

test('whatever a member does in whatever order, the books add up', async () => {
  const id = await addDraw(box, { ticketPrice: 125, maximum: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const member = await box.member({ balance: 500 });
      let expected = 500;
      let held = 0;
      for (const each of steps) {
        if (each.do === 'buy') {
          const { status, body } = await member.ask(buyTickets, {
            params: { id },
            payload: { count: each.count },
          });
          const bought = status === 200 && (body as { ticket_count?: number }).ticket_count === each.count;
          expect(status).toBe(held + each.count <= 8 ? 200 : 400);
          expect(bought).toBe(each.count * 125 <= expected && held + each.count <= 8);
          expected -= bought ? each.count * 125 : 0;
          held += bought ? each.count : 0;
        } else if (each.do === 'deposit') {
          const payload = { amount: `${each.pounds}.00` };
          await decidePayment((await member.call(deposit, { payload })).redirect_url, 'approved');
          expected += each.pounds * 100;
        } else {
          const payload = { ...bankDetails, amount: `${each.pounds}.00` };
          const { status } = await member.ask(withdraw, { payload });
          expect(status).toBe(each.pounds * 100 <= expected ? 200 : 400);
          expected -= status === 200 ? each.pounds * 100 : 0;
        }
        expect(await member.call(getMember)).toMatchObject({ balance: expected });
      }
      expect(await member.call(listTickets)).toHaveLength(held);
    }),
    { numRuns: 12 },
  );
  expect(await box.control.ledger()).toMatchObject({ sound: true });
});

test('killed in the middle of purchases, it comes back with books that add up', async () => {
  const data = join(folder, 'killed.sqlite');
  const { child, at } = await spawnSandbox(data);
  const member = await at.member({ balance: 100_000 });
  const id = await addDraw(at, { maximum: 100_000, ticketPrice: 1 });
  // Many tickets each, so that the process ends in the middle of a purchase.
  const count = 400;
  let answered = 0;
  const purchases = Array.from({ length: 200 }, async () => {
    await member.call(buyTickets, { params: { id }, payload: { count } });
    answered += 1;
  });
  while (answered < 5) await sleep(1);
  child.kill('SIGKILL');
  await Promise.allSettled(purchases);
  await once(child, 'exit');
  expect(answered).toBeLessThan(200);

  const again = await startHarness({ data });
  try {
    expect(await again.control.ledger()).toMatchObject({ sound: true });
    const survivor = await again.signIn(member.email, 'ciu');
    const { user_ticket_count: held } = await survivor.call(getDraw, { params: { id } });
    const user_ticket_count = Number(held);
    expect(user_ticket_count % count).toBe(0);
    expect(user_ticket_count).toBeGreaterThanOrEqual(answered * count);
    expect(await survivor.call(getMember)).toMatchObject({ balance: 100_000 - user_ticket_count });
  } finally {
    await again.close();
  }
});

test('asked to stop, it ends cleanly and keeps what it had', async () => {
  const data = join(folder, 'stopped.sqlite');
  const { child, at } = await spawnSandbox(data);
  const { email, access } = await at.member({ balance: 777 });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const again = await startHarness({ data });
  try {
    const sameToken = again.visitor('ciu', access);
    expect(await sameToken.call(getMember)).toMatchObject({ email, balance: 777 });
  } finally {
    await again.close();
  }
});
