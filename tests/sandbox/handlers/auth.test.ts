import { beforeEach, expect, test } from 'vitest';
import { Throttle } from '../../../sandbox/http/throttle.ts';
import { secondMs } from '../../../sandbox/storage/clock.ts';
import { changeClient, refreshToken, signIn } from '../../../src/lib/contract/auth.ts';
import { getMember } from '../../../src/lib/contract/member.ts';
import {
  confirmPasswordReset,
  requestPasswordReset,
  validateResetToken,
} from '../../../src/lib/contract/visitor.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { credentials, expectRefused, shareHarness, sitePort } from '../harness.ts';

const box = await shareHarness();
beforeEach(() => box.control.reset());

const minuteMs = 60_000;

test.each([
  ['a wrong password', credentials('alex@example.com', 'wrong'), 'ciu'],
  ['an unknown email', credentials('nobody@example.com'), 'ciu'],
  ['a member of another club only', credentials('elsewhere@example.com'), 'ciu'],
  ['a member without a password', credentials('crowd-1@example.com', ''), 'ciu'],
])('sign-in rejects %s with the same message and no 401', async (_, payload, club) => {
  await expectRefused(box.visitor(club).ask(signIn, { payload }), {
    detail: 'No active account found with the given credentials',
  });
});

test('sign-in blocks one email, in any case, for a minute after ten failures', async () => {
  const guess = () => box.visitor('ciu').ask(signIn, { payload: credentials('alex@example.com', 'guess') });
  for (let failure = 0; failure < 10; failure++) expect((await guess()).status).toBe(400);
  const payload = credentials('alex@example.com');
  const { status, headers } = await box.visitor('ciu').ask(signIn, { payload });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  await box.signIn('sam@example.com', 'ciu');
  await box.control.advance(minuteMs);
  await box.signIn('ALEX@Example.com ', 'ciu');
});

test('access token is valid for fifteen minutes, at its own club only and never when altered', async () => {
  const alex = await box.signIn('alex@example.com', 'ciu');
  const { token = '' } = alex;
  expect((await box.visitor('riverside', token).ask(getMember)).status).toBe(401);
  const [, claims = ''] = token.split('.');
  const forged = Buffer.from(claims, 'base64url').toString().replace('"membership":1', '"membership":2');
  const forgedToken = token.replace(claims, Buffer.from(forged).toString('base64url'));
  expect(forgedToken).not.toBe(token);
  expect((await box.visitor('ciu', forgedToken).ask(getMember)).status).toBe(401);
  await box.control.advance(14 * minuteMs);
  expect((await alex.ask(getMember)).status).toBe(200);
  await box.control.advance(minuteMs);
  expect((await alex.ask(getMember)).status).toBe(401);
});

test('refresh token works once', async () => {
  const { refresh } = await box.visitor('ciu').call(signIn, { payload: credentials('alex@example.com') });
  const spend = (token: string) => box.visitor('ciu').ask(refreshToken, { payload: { refreshToken: token } });
  const first = await spend(refresh);
  expect(first.status).toBe(200);
  const { access, refresh: next } = refreshToken.reply().parse(first.body);
  expect((await box.visitor('ciu', access).call(getMember)).email).toBe('alex@example.com');
  expect((await spend(refresh)).status).toBe(401);
  expect((await spend(next ?? '')).status).toBe(200);
});

test('refresh token expires after a day when "remember me" is off', async () => {
  const payload = { ...credentials('alex@example.com'), remember_me: false };
  const { refresh } = await box.visitor('ciu').call(signIn, { payload });
  await box.control.advance(25 * 60 * minuteMs);
  const reply = await box.visitor('ciu').ask(refreshToken, { payload: { refreshToken: refresh } });
  expect(reply.status).toBe(401);
});

test('token of another club is exchanged when the member belongs to both', async () => {
  const { token = '' } = await box.signIn('alex@example.com', 'ciu');
  const { access } = await box.visitor('riverside', token).call(changeClient);
  const member = await box.visitor('riverside', access).call(getMember);
  expect(member).toMatchObject({ email: 'alex@example.com', client_name: 'Riverside Club' });

  const sam = await box.signIn('sam@example.com', 'ciu');
  expect((await box.visitor('riverside', sam.token).ask(changeClient)).status).toBe(403);
  expect((await box.visitor('riverside', 'nonsense').ask(changeClient)).status).toBe(401);
});

async function resetTokenOf(email: string): Promise<string> {
  await box.visitor('ciu').call(requestPasswordReset, { payload: { email } });
  const mail = (await box.control.outbox()).at(-1);
  const link = /http:\S+/.exec(mail?.body ?? '')?.[0] ?? '';
  expect(mail?.to).toBe(email);
  expect(link).toContain(`http://ciu.praxis.localhost:${sitePort}/reset-password?token=`);
  return new URL(link).searchParams.get('token') ?? '';
}

test('password reset link works once', async () => {
  const old = await box.signIn('alex@example.com', 'ciu');
  const token = await resetTokenOf('alex@example.com');
  const visitor = box.visitor('ciu');
  expect((await visitor.ask(validateResetToken, { payload: { token } })).status).toBe(200);
  const confirm = (password: string, confirm_password = password) =>
    visitor.ask(confirmPasswordReset, { payload: { token, password, confirm_password } });
  expect((await confirm('short')).body).toHaveProperty('password');
  expect((await confirm('long enough', 'long enougj')).body).toHaveProperty('confirm_password');
  expect((await confirm('a new password')).status).toBe(200);
  expect((await confirm('a new password')).status).toBe(400);
  expect((await visitor.ask(validateResetToken, { payload: { token } })).status).toBe(400);
  expect((await old.ask(getMember)).status).toBe(401);
  await visitor.call(signIn, { payload: credentials('alex@example.com', 'a new password') });
});

test('password reset link expires after an hour', async () => {
  const token = await resetTokenOf('alex@example.com');
  await box.control.advance(60 * minuteMs);
  expect((await box.visitor('ciu').ask(validateResetToken, { payload: { token } })).status).toBe(400);
});

test('password reset replies the same whether or not the member exists', async () => {
  const ask = (email: string) => box.visitor('ciu').ask(requestPasswordReset, { payload: { email } });
  const [known, unknown] = [await ask('alex@example.com'), await ask('nobody@example.com')];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect(await box.control.outbox()).toHaveLength(1);
});

test.each([
  ['http://ciu.praxis.localhost:4321', true],
  ['http://localhost:3000', true],
  ['https://evil.example', false],
  ['http://praxis.localhost.evil.example', false],
])('API allows requests from %s: %s', async (origin, allowed) => {
  const headers = { Origin: origin, 'Access-Control-Request-Method': 'PUT' };
  const ask = (method: string) =>
    requestTenant(box.port, box.hostOf('ciu'), '/users/me/', { method, headers });
  const reply = await ask('OPTIONS');
  expect(reply.headers['access-control-allow-origin']).toBe(allowed ? origin : undefined);
  expect(reply.headers['access-control-allow-headers']).toMatch(/authorization/i);
  expect(Number(reply.headers['access-control-max-age'])).toBeGreaterThan(0);
  const answer = await ask('GET');
  expect(answer).toMatchObject({ status: 401 });
  expect(answer.headers['access-control-allow-origin']).toBe(allowed ? origin : undefined);
});

test('sign-in throttle forgets emails that failed long ago', () => {
  const throttle = new Throttle();
  for (let now = 0; now < 1_000; now += 1) throttle.fail(`guess ${now}`, now * secondMs);
  expect(throttle.size).toBeLessThanOrEqual(60);
});
