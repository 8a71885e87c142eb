import { expect, test } from 'vitest';
import { signIn } from '../../../src/lib/contract/auth.ts';
import {
  getMember,
  updateEmail,
  updateMember,
  updatePasscode,
  updatePassword,
} from '../../../src/lib/contract/member.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { credentials, shareHarness, sitePort } from '../harness.ts';

const box = await shareHarness();

const profile = {
  ...{ name: 'Taylor Brooks', phone_number: '07700 900999', address1: '1 New Road', address2: 'Flat 2' },
  ...{ city: 'York', county: 'North Yorkshire', postcode: 'YO1 7HH', date_of_birth: '1991-02-03' },
};

test('profile returns what was saved', { tags: ['spec:7.2'] }, async () => {
  const member = await box.member();
  await member.call(updateMember, { payload: profile });
  expect(await member.call(getMember)).toMatchObject(profile);
  await member.call(updateMember, { payload: { ...profile, date_of_birth: null } });
  expect(await member.call(getMember)).toMatchObject({ date_of_birth: '' });
});

test('card number can be changed once', { tags: ['spec:4.58'] }, async () => {
  const member = await box.member();
  const change = (ref_code: string) => member.ask(updatePasscode, { payload: { ref_code } });
  expect(await change('1')).toMatchObject({ status: 400, body: { ref_code: [expect.any(String)] } });
  expect((await change('777')).status).toBe(200);
  expect(await change('888')).toMatchObject({ status: 400, body: { ref_code: [expect.any(String)] } });
  expect(await member.call(getMember)).toMatchObject({ ref_code: '777' });
});

test('password change requires the current password', async () => {
  const member = await box.member();
  const change = (current_password: string, new_password: string, confirm_password = new_password) =>
    member.ask(updatePassword, { payload: { current_password, new_password, confirm_password } });
  expect((await change('wrong', 'a new password')).body).toHaveProperty('current_password');
  expect((await change(member.password, 'short')).body).toHaveProperty('new_password');
  const unequal = await change(member.password, 'a new password', 'another');
  expect(unequal.body).toHaveProperty('confirm_password');
  expect((await change(member.password, 'a new password')).status).toBe(200);
  expect((await member.ask(getMember)).status).toBe(200);
  const payload = credentials(member.email);
  expect((await box.visitor('ciu').ask(signIn, { payload })).status).toBe(400);
  await box.visitor('ciu').call(signIn, { payload: { ...payload, password: 'a new password' } });
});

test('email change requires the password and an unused email', async () => {
  const member = await box.member();
  const change = (email: string, password = member.password) =>
    member.ask(updateEmail, { payload: { email, password } });
  expect((await change('fresh@example.com', 'wrong')).body).toEqual({ detail: expect.any(String) });
  expect((await change('Alex@example.com')).body).toEqual({ detail: expect.any(String) });
  expect((await change('nonsense')).body).toEqual({ email: [expect.any(String)] });
  expect((await change('fresh@example.com')).status).toBe(200);
  await box.signIn('fresh@example.com', 'ciu');
});

test("picture URLs use the caller's host and club URLs the site's host", async () => {
  const alex = await box.signIn('alex@example.com', 'ciu');
  const { clients } = await alex.call(getMember);
  expect(clients).toMatchObject([
    { subdomain: 'ciu', landing_domain: `praxis.localhost:${sitePort}` },
    { subdomain: 'riverside', landing_domain: `praxis.localhost:${sitePort}` },
  ]);
  const logo = new URL(clients[0]?.logo_url ?? '');
  expect(logo.host).toBe(box.hostOf('ciu'));
  const headers = { Origin: 'http://ciu.praxis.localhost:4321' };
  const picture = await requestTenant(box.port, logo.host, logo.pathname, { headers });
  expect(picture.status).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('max-age'),
  });
  const elsewhere = await requestTenant(box.port, logo.host, '/pictures/..%2Fmain.ts');
  expect(elsewhere.status).toBe(404);
});
