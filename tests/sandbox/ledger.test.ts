/** @module-tag slow */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyTickets, getDraw } from '../../src/lib/contract/draws.ts';
import { getMember } from '../../src/lib/contract/member.ts';
import { listTickets } from '../../src/lib/contract/tickets.ts';
import { deposit, withdraw } from '../../src/lib/contract/wallet.ts';
import { bankDetails, decidePayment, shareHarness } from './harness.ts';

const box = await shareHarness();

async function addDraw(wish: { ticketPrice: number; maximum: number }): Promise<string> {
  const [id] = await box.control.addDraws({ club: 'ciu', ...wish });
  return String(id);
}

test('ledger keeps balance, maximum and ticket numbers correct during a hundred concurrent purchases', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => box.member({ balance: 1000 })));
  const id = await addDraw({ ticketPrice: 150, maximum: 5 });
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

test("ledger balances after any sequence of a member's actions", async () => {
  const id = await addDraw({ ticketPrice: 125, maximum: 8 });
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
