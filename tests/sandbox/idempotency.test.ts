import { expect, it } from 'vitest';
import { requestTenant } from '../helpers/tenant-request.ts';
import { shareHarness } from './harness.ts';

const harness = await shareHarness();

/** Creates a member with £50, a draw at £2.50 and a keyed purchase. */
async function buyer() {
  const { access } = await harness.member();
  const [id] = await harness.control.addDraws({ club: 'ciu', maximum: 10 });
  const ask = (method: string, path: string, body?: unknown, key?: string) =>
    requestTenant(harness.port, harness.hostOf('ciu'), path, {
      method,
      token: access,
      body,
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    });
  const buy = (key?: string, count = 1) => ask('POST', `/draws/${id}/buy_tickets/`, { count }, key);
  const held = async () => {
    const { body } = await ask('GET', `/draws/${id}/`);
    return (body as { user_ticket_count: number }).user_ticket_count;
  };
  return { buy, held };
}

it('repeated Idempotency-Key returns the first reply and books once', async () => {
  const { buy, held } = await buyer();
  const answers = [await buy('"a"'), await buy('"a"'), await buy('"a"')];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    Array(3).fill([200, { ticket_count: 1 }]),
  );
  expect(await held()).toBe(1);
  await buy('"b"');
  expect(await held()).toBe(2);
  expect(await harness.control.ledger()).toMatchObject({ sound: true });
});

it('repeated Idempotency-Key returns the first rejection, and rejects a different request', async () => {
  const { buy, held } = await buyer();
  const [first, again] = [await buy('"a"', 11), await buy('"a"', 11)];
  expect([again.status, again.body]).toEqual([400, first.body]);
  expect((await buy('"a"', 2)).status).toBe(422);
  expect(await held()).toBe(0);
  await buy('"b"');
  expect((await buy('"b"', 2)).status).toBe(422);
  expect(await held()).toBe(1);
});

it('Idempotency-Key is rejected while its first request is pending', async () => {
  const { buy, held } = await buyer();
  await harness.control.faults({ path: 'draws/{id}/buy_tickets/', delayMs: 60_000, times: 1 });
  const first = buy('"a"');
  const second = await buy('"a"');
  expect(second.status).toBe(409);
  await harness.control.clearFaults();
  expect((await first).status).toBe(200);
  expect((await buy('"a"')).body).toEqual({ ticket_count: 1 });
  expect(await held()).toBe(1);
});

it('Idempotency-Key is per member, optional and must be a quoted string', async () => {
  const [one, other] = [await buyer(), await buyer()];
  await one.buy('"same"');
  await other.buy('"same"');
  expect([await one.held(), await other.held()]).toEqual([1, 1]);
  expect((await one.buy()).status).toBe(200);
  for (const key of ['bare', '"', '""', '"a" "b"']) expect((await one.buy(key)).status).toBe(400);
  expect(await one.held()).toBe(2);
});
