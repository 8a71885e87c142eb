import { beforeEach, expect, test } from 'vitest';
import { refreshToken, signIn } from '../../src/lib/contract/auth.ts';
import { getDraw } from '../../src/lib/contract/draws.ts';
import { getMember } from '../../src/lib/contract/member.ts';
import { getTenant } from '../../src/lib/contract/tenant.ts';
import { credentials, shareHarness } from './harness.ts';

const box = await shareHarness();
const origin = 'http://ciu.praxis.localhost:4321';
const path = 'clients/current/';
beforeEach(async () => {
  await box.control.reset();
  await box.control.setProfile({ backend: 'django' });
});

/** Sends a request with the site's origin, as a browser does. */
function fetchFrom(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Origin: origin, ...init.headers };
  return fetch(`http://127.0.0.1:${box.port}/${path}`, { ...init, headers });
}

test("Django profile sends money as text, times with London's offset, and null for missing values", async () => {
  await box.control.setClock(Date.parse('2026-07-01T12:00:00.123Z'));
  const [id] = await box.control.addDraws({ club: 'ciu', opensInMs: 1, status: 'scheduled' });
  const member = await box.member();
  const { body } = await member.ask(getDraw, { params: { id: String(id) } });
  expect(body).toMatchObject({
    ticket_price: '1.00',
    start_date: expect.stringMatching(/^2026-07-01T13:00:00\.\d{3}000\+01:00$/),
  });
  expect((await member.ask(getMember)).body).toMatchObject({ balance: '50.00', address2: null });
  await box.control.setClock(Date.parse('2026-12-01T12:00:00Z'));
  const [later] = await box.control.addDraws({ club: 'ciu' });
  const winter = await (await box.member()).ask(getDraw, { params: { id: String(later) } });
  expect(winter.body).toMatchObject({
    start_date: expect.stringMatching(/^2026-12-01T11:59:00\.\d{3}000Z$/),
  });
});

test('Django profile tokens expire after a minute and are then rejected on open calls too', async () => {
  const { access, refresh } = await box
    .visitor('ciu')
    .call(signIn, { payload: credentials('alex@example.com') });
  const alex = box.visitor('ciu', access);
  await box.control.advance(55_000);
  expect((await alex.ask(getTenant)).status).toBe(200);
  await box.control.advance(10_000);
  for (const call of [getTenant, getMember]) {
    const { status, body } = await alex.ask(call);
    const detail = 'Given token not valid for any token type';
    const messages = [expect.objectContaining({ token_class: 'AccessToken' })];
    expect([status, body]).toEqual([401, { detail, code: 'token_not_valid', messages }]);
  }
  expect((await box.visitor('ciu').ask(getTenant)).status).toBe(200);
  const payload = { refreshToken: refresh };
  expect(await box.visitor('ciu').call(refreshToken, { payload })).toHaveProperty('refresh');
  expect(await box.visitor('ciu').ask(refreshToken, { payload })).toMatchObject({ status: 401 });
});

test('Django profile CORS requires a preflight for each URL and hides Retry-After', async () => {
  const headers = {
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  };
  const preflight = await fetchFrom(path, { method: 'OPTIONS', headers });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/authorization/i);
  expect(preflight.headers.has('Access-Control-Max-Age')).toBe(false);
  await box.control.faults({ path, status: 429, headers: { 'Retry-After': '7' } });
  const throttled = await fetchFrom(path);
  expect([throttled.status, throttled.headers.get('Retry-After')]).toEqual([429, '7']);
  expect(throttled.headers.has('Access-Control-Expose-Headers')).toBe(false);
});
