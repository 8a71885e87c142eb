import { beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../../sandbox/seed/members.ts';
import { signIn } from '../../../src/lib/contract/auth.ts';
import { getMember, getMemberClients } from '../../../src/lib/contract/member.ts';
import { checkRegistration, connect, register } from '../../../src/lib/contract/visitor.ts';
import { expectRefused, shareHarness } from '../harness.ts';

const box = await shareHarness();
beforeEach(() => box.control.reset());

const newcomer = {
  ...{ email: 'new@example.com', password: demoPassword, confirm_password: demoPassword, passcode: '5512' },
  ...{ date_of_birth: '2000-01-15', phone_number: '07700 900456', club_code: '', name: 'Noa Newcomer' },
};

test.each([
  ['alex@example.com', 'already-exist'],
  ['elsewhere@example.com', 'already-exist-on-another-client'],
  ['new@example.com', 'not-exist'],
])('registration check of %s returns %s at ciu', async (email, status) => {
  expect(await box.visitor('ciu').call(checkRegistration, { payload: { email } })).toEqual({ status });
});

test('new member registers, receives an email and can sign in', async () => {
  await box.visitor('ciu').call(register, { payload: newcomer });
  expect(await box.control.outbox()).toMatchObject([{ to: newcomer.email, club: 'ciu' }]);
  const member = await (await box.signIn(newcomer.email, 'ciu')).call(getMember);
  expect(member).toMatchObject({ name: 'Noa Newcomer', ref_code: '5512', balance: 0 });
});

test('registration accepts a member on the 18th birthday but not the day before', {
  tags: ['spec:5.13'],
}, async () => {
  const { iso } = await box.control.setClock(Date.parse('2026-07-01T12:00:00Z'));
  expect(iso.slice(0, 10)).toBe('2026-07-01');
  const at = (date_of_birth: string) =>
    box.visitor('ciu').ask(register, { payload: { ...newcomer, date_of_birth } });
  expect((await at('2008-07-02')).body).toEqual({ date_of_birth: [expect.stringContaining('18')] });
  expect((await at('2008-07-01')).status).toBe(200);
});

test('member of another club connects with the existing password only', async () => {
  const payload = { email: 'elsewhere@example.com', password: demoPassword };
  const wrong = box.visitor('ciu').ask(connect, { payload: { ...payload, password: 'wrong' } });
  await expectRefused(wrong, { detail: expect.any(String) });
  const { access } = signIn.reply().parse(await box.visitor('ciu').call(connect, { payload }));
  const clubs = await box.visitor('ciu', access).call(getMemberClients);
  expect(clubs.map(({ subdomain }) => subdomain)).toEqual(['staging', 'ciu']);
  await box.signIn(payload.email, 'ciu');
  await expectRefused(box.visitor('ciu').ask(connect, { payload }), { email: [expect.any(String)] });
});
