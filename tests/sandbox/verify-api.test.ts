import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RuleName, rules } from '../../api/verify/rules.ts';
import { type VerifyOptions, verify } from '../../api/verify/verify.ts';
import { demoPassword } from '../../sandbox/seed/members.ts';
import { getMember } from '../../src/lib/contract/member.ts';
import { listSupportTickets } from '../../src/lib/contract/support.ts';
import { type Harness, startHarness } from './harness.ts';
import { lists, refusals, sessions, writes } from './verify-api/behaviour.ts';
import { shapes, values } from './verify-api/contents.ts';
import { cors, delivery } from './verify-api/delivery.ts';
import { type DeviationCase, reply } from './verify-api/deviations.ts';
import { type Deviation, type ReplyCache, startProxy } from './verify-api/proxy.ts';

const box = await startHarness();
afterAll(() => box.close());

const memory: ReplyCache = new Map();

function wishFor(port: number, more: Partial<VerifyOptions> = {}): VerifyOptions {
  return {
    base: new URL(`http://ciu.praxis.localhost:${port}/`),
    site: new URL('http://ciu.praxis.localhost:4321'),
    email: 'alex@example.com',
    password: demoPassword,
    shouldWrite: false,
    hasIdempotencyKeys: true,
    timeoutMs: 15_000,
    slowMs: 15_000,
    ...more,
  };
}

/** Findings as 'rule at call'. */
async function findings(options: VerifyOptions): Promise<string[]> {
  const { calls } = await verify(options);
  return calls.flatMap((call) => call.findings.map(({ rule }) => `${rule} at ${call.method} ${call.path}`));
}

/** Deviations of the sandbox that an API may have. */
const sandboxFindings = ['stale-token-open at GET clients/current/', 'refresh-once at POST token/refresh/'];

test('the sandbox is as it should be', async () => {
  expect(await findings(wishFor(box.port))).toEqual(sandboxFindings);
});

test('at a preview nothing is said of the clubs’ domain, which its address does not tell', async () => {
  const found = await findings(wishFor(box.port, { site: new URL('https://a-preview.example.dev') }));
  expect(found).toContain('cors-missing at GET users/clients/');
  expect(found).not.toContain('landing-domain at GET users/clients/');
});

/** Findings that a deviation adds to those of the sandbox. */
async function addedFindings(
  { deviate }: DeviationCase,
  options: Partial<VerifyOptions> = {},
): Promise<string[]> {
  const proxy = await startProxy(box.port, deviate, memory);
  try {
    const found = await findings(wishFor(proxy.port, options));
    return found.filter((line) => !sandboxFindings.includes(line));
  } finally {
    await proxy.close();
  }
}

/** Expects exactly the rules, and the first of them at the deviating call. */
function expectNamed(added: readonly string[], { call, rules }: DeviationCase): void {
  const named = new Set(added.map((line) => line.split(' ')[0]));
  expect([...named].toSorted()).toEqual(rules.toSorted());
  expect(added).toContain(`${rules[0]} at ${call}`);
}

const reading = [...shapes, ...values, ...lists, ...delivery, ...cors, ...refusals, ...sessions];

test.each(reading)('it is named that $title', async (differing) => {
  const slowMs = differing.rules.includes('slow') ? 600 : 15_000;
  expectNamed(await addedFindings(differing, { slowMs }), differing);
});

describe('with leave to write', () => {
  let member: Awaited<ReturnType<Harness['member']>>;
  beforeAll(async () => {
    member = await box.member();
  });
  const options = () => ({ shouldWrite: true, email: member.email, password: member.password });

  test('the sandbox is as it should be, and the profile as it was', async () => {
    const before = await member.call(getMember);
    expect(await findings(wishFor(box.port, options()))).toEqual(sandboxFindings);
    expect(await member.call(getMember)).toEqual(before);
    expect(await member.call(listSupportTickets)).toHaveLength(1);
  });

  test.each(writes)('it is named that $title', async (differing) => {
    expectNamed(await addedFindings(differing, options()), differing);
  });
});

test('nothing is written without leave, beyond the sign-in', async () => {
  const { email } = await box.member();
  await box.control.clearRequests();
  await verify(wishFor(box.port, { email }));
  const { counts } = await box.control.requests();
  expect(
    Object.keys(counts)
      .filter((call) => !call.startsWith('GET'))
      .toSorted(),
  ).toEqual([
    'POST token/refresh/',
    'POST users/check_registration/',
    'POST users/password_reset/validate_token/',
    'POST users/sign_in/',
  ]);
});

const odd: readonly unknown[] = [
  null,
  5,
  'text',
  [],
  {},
  [null, 5, [], {}],
  { results: null },
  { results: [null, 5, [], { id: {} }], next: 7, count: 'all' },
  { results: [{ id: 1, status: {}, ticket_price: [], __proto__: 1 }], next: '//[', detail: [] },
];

test.each(odd.map((content) => [JSON.stringify(content), content]))(
  'it ends with a report where all answers are %s',
  async (_, content) => {
    for (const signsIn of [true, false]) {
      const deviate: Deviation = (asked, answer) =>
        signsIn && asked.call === 'POST users/sign_in/'
          ? answer
          : reply(answer.status, content)(asked, answer);
      expect(await addedFindings({ title: '', call: '', rules: [], deviate })).not.toEqual([]);
    }
  },
);

test('every rule is seen at work', () => {
  const seen = new Set([...reading, ...writes].flatMap(({ rules: named }) => named));
  const seenElsewhere: readonly RuleName[] = ['insecure-api', 'stale-token-open', 'refresh-once'];
  expect([...seen, ...seenElsewhere].toSorted()).toEqual(Object.keys(rules).toSorted());
});
