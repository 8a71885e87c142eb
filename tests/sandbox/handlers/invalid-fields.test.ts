import { expect, test } from 'vitest';
import { demoPassword } from '../../../sandbox/seed/members.ts';
import { getMember, updateMember } from '../../../src/lib/contract/member.ts';
import { createSupportTicket } from '../../../src/lib/contract/support.ts';
import { checkRegistration, register } from '../../../src/lib/contract/visitor.ts';
import { deposit, withdraw } from '../../../src/lib/contract/wallet.ts';
import { bankDetails, expectRefused, shareHarness } from '../harness.ts';

const box = await shareHarness();

const person = { name: 'Taylor Brooks', phone_number: '07700 900999', date_of_birth: '1991-02-03' };

const registration = {
  ...person,
  ...{ email: 'new@example.com', password: demoPassword, confirm_password: demoPassword },
  ...{ passcode: '5512', club_code: '' },
};

/** Calls with a valid payload, and what makes a field of it invalid. */
const calls = [
  {
    endpoint: updateMember,
    payload: { ...person, address1: '', address2: '', city: '', county: '', postcode: '' },
    invalid: { name: [''], phone_number: ['1'], date_of_birth: ['2020-01-01'] },
  },
  {
    endpoint: register,
    payload: registration,
    invalid: {
      ...{ email: ['nonsense'], name: [' '], phone_number: ['123'], date_of_birth: ['2001-02-30'] },
      confirm_password: ['something else'],
    },
  },
  { endpoint: checkRegistration, payload: { email: 'new@example.com' }, invalid: { email: ['new@'] } },
  {
    endpoint: createSupportTicket,
    payload: { category: 'Raffles', subject: 'Where is my prize?', description: 'It has been a week.' },
    invalid: { subject: ['Prize'], description: ['  short  '] },
  },
  {
    endpoint: deposit,
    payload: { amount: '25.00' },
    invalid: { amount: ['0.99', '0.00', '10000.01', '-5.00', '5', 'ten'] },
  },
  {
    endpoint: withdraw,
    payload: { ...bankDetails, amount: '5.00' },
    invalid: {
      ...{ amount: ['0.50'], bank_account: ['1234567'], sortcode: ['12-34-5'], bank_name: [''] },
      ...{ address1: ['  '], phone_number: ['1'] },
    },
  },
];

const cases = calls.flatMap(({ endpoint, payload, invalid }) =>
  Object.entries(invalid).flatMap(([field, values]) =>
    values.map((value) => ({ endpoint, path: endpoint.path, payload, field, value })),
  ),
);

test.each(cases)('$path rejects $field "$value"', async ({ endpoint, payload, field, value }) => {
  const member = await box.member();
  await expectRefused(member.ask(endpoint, { payload: { ...payload, [field]: value } as never }), {
    [field]: [expect.any(String)],
  });
  expect(await member.call(getMember)).toMatchObject({ balance: 5000 });
});

test('users/register/ rejects a short password and a known email', async () => {
  for (const [field, changed] of [
    ['password', { password: 'short', confirm_password: 'short' }],
    ['user', { email: 'alex@example.com' }],
  ] as const)
    await expectRefused(box.visitor('ciu').ask(register, { payload: { ...registration, ...changed } }), {
      [field]: [expect.any(String)],
    });
});
