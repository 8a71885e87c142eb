import { afterEach, expect, test } from 'vitest';
import { getDraw, listDraws, listPrizes } from '../../src/lib/contract/draws.ts';
import { endpoints } from '../../src/lib/contract/endpoints.ts';
import { requestTenant } from '../helpers/tenant-request.ts';
import { shareHarness } from './harness.ts';

const box = await shareHarness();
afterEach(() => box.control.setProfile({}));

/** Copied from the specification, section 7. */
const specified = [
  ...['GET users/me/', 'PUT users/me/', 'GET users/clients/', 'GET clients/current/'],
  ...['POST token/refresh/', 'POST users/sign_in/', 'POST users/password_reset/'],
  ...['POST users/password_reset/validate_token/', 'POST users/password_reset/confirm/'],
  ...['POST users/check_registration/', 'POST users/connect/', 'POST users/register/'],
  ...['PUT users/password_update/', 'POST users/passcode_update/', 'PUT users/email_update/'],
  ...['GET users/change_client/', 'GET support-tickets/me/', 'POST support-tickets/new/'],
  ...['GET transactions/me/', 'POST transactions/payment_transaction/', 'POST repayment-requests/new/'],
  ...['GET notifications/me/', 'GET tickets/me/', 'GET draws/public/', 'GET draws/{id}/'],
  ...['GET draws/{id}/prizes/', 'POST draws/{id}/buy_tickets/', 'POST subscriptions/subscribe/'],
  ...['POST subscriptions/{id}/payment/', 'GET subscriptions/', 'POST subscriptions/{id}/unsubscribe/'],
];

test('contract has exactly the specified calls', () => {
  const contract = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(contract.toSorted()).toEqual(specified.toSorted());
});

test.each(endpoints.filter(([, { access }]) => access === 'member'))(
  '%s requires a member',
  async (_, endpoint) => {
    const { status, body } = await box.visitor('ciu', 'nonsense').ask(endpoint, { params: { id: '1' } });
    expect({ status, body }).toEqual({ status: 401, body: { detail: expect.any(String) } });
  },
);

const readers = endpoints
  .map(([, endpoint]) => endpoint)
  .filter(({ method, path }) => method === 'GET' && !path.includes('{') && path !== listDraws.path);

test.each([
  ['alex@example.com', 'ciu'],
  ['alex@example.com', 'riverside'],
  ['empty@example.com', 'staging'],
  ['kim@example.com', 'harlequin'],
  ['alex@example.com', 'ciu', 'django'],
] as const)('sandbox replies to %s at %s match the contract', async (email, club, backend?: 'django') => {
  await box.control.setProfile(backend ? { backend } : {});
  const member = await box.signIn(email, club);
  for (const endpoint of readers) await member.call(endpoint);
  const draws = await member.call(listDraws, { query: { sort: 'popular', order: 'desc' } });
  expect(draws.length).toBeGreaterThan(0);
  for (const { id } of draws) {
    const draw = await member.call(getDraw, { params: { id } });
    expect(await member.call(listPrizes, { params: { id } })).toEqual(draw.prizes);
  }
});

test('sandbox rejects an invalid payload field by field', async () => {
  const { status, text } = await requestTenant(box.port, box.hostOf('ciu'), '/users/sign_in/', {
    method: 'POST',
    body: { email: 5, password: 'x', remember_me: true, reactivation: false },
  });
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({ email: ['Not a valid value.'], is_staff: [expect.any(String)] });
  const broken = { method: 'POST', body: '{' };
  const reply = await requestTenant(box.port, box.hostOf('ciu'), '/users/sign_in/', broken);
  expect(reply).toMatchObject({ status: 400, body: { detail: 'JSON parse error' } });
});
