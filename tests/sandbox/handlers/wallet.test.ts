import { expect, test } from 'vitest';
import { getMember, listNotifications } from '../../../src/lib/contract/member.ts';
import { deposit, listTransactions, withdraw } from '../../../src/lib/contract/wallet.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { type ApiCaller, bankDetails, decidePayment, shareHarness, sitePort } from '../harness.ts';

const box = await shareHarness();

async function openDeposit(member: ApiCaller, amount = '25.00'): Promise<string> {
  return (await member.call(deposit, { payload: { amount } })).redirect_url;
}

async function balance(member: ApiCaller): Promise<number | undefined> {
  return (await member.call(getMember)).balance;
}

test('deposit is booked when the payment is approved', async () => {
  const member = await box.member({ balance: 0 });
  const url = await openDeposit(member);
  expect(new URL(url).host).toBe(box.hostOf('ciu'));
  expect(await balance(member)).toBe(0);
  const callback = await decidePayment(url, 'approved');
  expect(callback.origin).toBe(`http://ciu.praxis.localhost:${sitePort}`);
  const { reference, ...query } = Object.fromEntries(callback.searchParams);
  expect(query).toEqual({ amount: '25.00' });
  expect(await member.call(listTransactions)).toMatchObject([
    { amount: 2500, narrative: `Deposit ${reference}` },
  ]);
  expect((await member.call(listNotifications))[0]).toMatchObject({ title: 'Deposit received' });
});

test('payment page shows the amount and, once settled, the result', async () => {
  const member = await box.member();
  const { host, pathname } = new URL(await openDeposit(member));
  const page = await requestTenant(box.port, host, pathname);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.text).toContain('£25.00');
  expect(page.text).toContain('CIU Social Club');
  await decidePayment(`http://${host}${pathname}`, 'approved');
  expect((await requestTenant(box.port, host, pathname)).text).toContain('This payment was approved');
  expect((await requestTenant(box.port, host, '/pay/nonsense')).status).toBe(404);
});

test('payment settles once when it is approved repeatedly', async () => {
  const member = await box.member({ balance: 0 });
  const url = await openDeposit(member);
  const callbacks = await Promise.all(Array.from({ length: 10 }, () => decidePayment(url, 'approved')));
  expect(new Set(callbacks.map(String)).size).toBe(1);
  expect((await decidePayment(url, 'declined')).searchParams.get('error')).toBeNull();
  expect(await balance(member)).toBe(2500);
});

test('declined payment books nothing and stays declined', async () => {
  const member = await box.member({ balance: 0 });
  const url = await openDeposit(member);
  const callback = await decidePayment(url, 'declined');
  expect(Object.fromEntries(callback.searchParams)).toEqual({ error: 'The payment was declined.' });
  expect((await decidePayment(url, 'approved')).searchParams.get('error')).toBe('The payment was declined.');
  expect(await balance(member)).toBe(0);
});

test('withdrawal accepts up to the whole balance', async () => {
  const member = await box.member({ balance: 1234 });
  const beyond = await member.ask(withdraw, { payload: { ...bankDetails, amount: '12.35' } });
  expect(beyond).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } });
  await member.call(withdraw, { payload: { ...bankDetails, sortcode: '12-34-56', amount: '12.34' } });
  expect(await balance(member)).toBe(0);
  expect((await member.call(listTransactions))[0]).toMatchObject({
    amount: -1234,
    narrative: 'Withdrawal to account ending 5678',
  });
});

test('transactions are sorted latest first', async () => {
  const member = await box.member();
  await box.control.addTransactions({ club: 'ciu', email: member.email, count: 30 });
  const moments = (await member.call(listTransactions)).map(({ created_at }) => Date.parse(created_at));
  expect(moments).toHaveLength(31);
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
});
