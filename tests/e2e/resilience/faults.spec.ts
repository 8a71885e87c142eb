/** A new endpoint of the contract must appear here. */
import type { Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../../../src/lib/contract/endpoints.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';
import { isSoak } from '../helpers/walks.ts';
import { bootSequences, type FaultSequence } from './faults/boot-calls.ts';
import type { CallScenario } from './faults/call-scenario.ts';
import { runFaultSequence } from './faults/fault-sequence.ts';
import { memberWrites } from './faults/member-writes.ts';
import { reads } from './faults/reads.ts';
import { visitorWrites } from './faults/visitor-writes.ts';

const scenarios: Partial<Record<EndpointName, CallScenario>> = {
  ...reads,
  ...memberWrites,
  ...visitorWrites,
};
const sequences: Partial<Record<EndpointName, FaultSequence>> = bootSequences;
const calls = new Map(endpoints);

/** Calls of each test. A new email or password of the demo member comes last. */
const members: readonly (readonly EndpointName[])[] = [
  ['getMember', 'getMemberClients', 'listDraws', 'getDraw', 'listPrizes'],
  ['listTickets', 'listSubscriptions', 'listTransactions', 'listSupportTickets', 'listNotifications'],
  ['updateMember', 'updatePasscode', 'updateEmail'],
  ['createSupportTicket', 'deposit', 'withdraw', 'updatePassword'],
  ['unsubscribe', 'paySubscription', 'buyTickets', 'subscribe'],
];
const visitors: readonly (readonly EndpointName[])[] = [
  ['confirmPasswordReset', 'requestPasswordReset', 'checkRegistration'],
  ['signIn'],
  ['connect'],
  ['register'],
  ['getTenant', 'validateResetToken'],
];

/** Calls that no screen shows: tests/e2e/auth/sessions.spec.ts and tests/unit/stores/app/boot.test.ts. */
const withoutScreen: readonly EndpointName[] = ['refreshToken', 'changeClient'];

/** Removes the effect of the minute polls, which reload failed data before the member does. */
async function keepToTheMember(page: Page): Promise<void> {
  let isAnswered = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isAnswered = false;
  });
  await page.route('**/clients/current/', async (route) => {
    if (isAnswered) return route.abort();
    isAnswered = true;
    return route.continue();
  });
  await page.route(/_astro\/member-services\./, (route) => route.abort());
}

test.setTimeout(isSoak ? 240_000 : 120_000);

test('fault tests cover every call of the contract', () => {
  expect([...members, ...visitors, withoutScreen].flat().sort()).toEqual(
    endpoints.map(([name]) => name).sort(),
  );
});

/** In `npm test`, only the first of the reads that show the same message. */
const repeated: readonly EndpointName[] = isSoak ? [] : ['getMemberClients', 'listPrizes'];

for (const all of [...members, ...visitors]) {
  const names = all.filter((name) => !repeated.includes(name));
  test(`${names.join(', ')}: each failure is shown in place with a way to continue`, {
    tag: ['@walk', '@spec:8.3', '@spec:8.4', '@spec:8.6', '@spec:8.7'],
  }, async ({ page, sandbox, signedIn }) => {
    const place = { page, sandbox, club: names.includes('connect') ? 'riverside' : 'ciu' } as const;
    await page.clock.install();
    if (names.some((name) => scenarios[name])) await keepToTheMember(page);
    if (names.some((name) => name in reads)) await disableOfflineCache(page);
    if (members.includes(all)) await signedIn(page, place.club);
    for (const name of names) {
      const endpoint = calls.get(name);
      const scenario = scenarios[name];
      if (!endpoint) throw new Error(`The contract has no ${name}`);
      await test.step(name, async () => {
        // Uses a new page, because another one may have prefetched the data.
        if (name in reads) await page.goto('about:blank');
        if (scenario) await runFaultSequence({ ...place }, endpoint, scenario);
        else await sequences[name]?.(place, endpoint);
      });
    }
  });
}
