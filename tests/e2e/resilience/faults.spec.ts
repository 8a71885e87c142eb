/** A new endpoint of the contract must appear here. */
import { type EndpointName, endpoints } from '../../../src/lib/contract/endpoints.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';
import { sample } from '../helpers/walks.ts';
import type { CallScenario } from './faults/call-scenario.ts';
import { broken, runFaultSequence } from './faults/fault-sequence.ts';
import { memberWrites } from './faults/member-writes.ts';
import { reads } from './faults/reads.ts';
import { visitorWrites } from './faults/visitor-writes.ts';

const namesOf = <Name extends EndpointName>(scenarios: Partial<Record<Name, CallScenario>>) =>
  Object.keys(scenarios) as Name[];

/**
 * The club: accessibility/fallback-screens.spec.ts. Reset link: auth/password.spec.ts. Token: auth/sessions.spec.ts.
 * Another club's token: tests/unit/stores/app/boot.test.ts.
 */
const elsewhere = ['getTenant', 'validateResetToken', 'refreshToken', 'changeClient'] as const;

test('fault tests cover every call of the contract', () => {
  const tested = [reads, memberWrites, visitorWrites].flatMap(namesOf);
  expect([...tested, ...elsewhere].sort()).toEqual(endpoints.map(([name]) => name).sort());
});

test('every screen shows in place that its data failed, and loads it on Try again', {
  tag: ['@spec:8.3', '@spec:8.4', '@spec:8.6', '@spec:8.7'],
}, async ({ page, sandbox, signedIn }) => {
  await disableOfflineCache(page);
  // The minute polls would reload failed data before the member does.
  await page.route(/_astro\/member-services\./, (route) => route.abort());
  await signedIn(page, 'ciu');
  const place = { page, sandbox, club: 'ciu' } as const;
  const names = namesOf(reads);
  for (const [index, name] of names.entries()) {
    const others = endpoints.filter(([other]) => names.slice(index + 1).some((later) => later === other));
    const faults = others.map(([, { method, path }]) => ({ method, path, ...broken.input }));
    await test.step(name, () => runFaultSequence(place, name, reads[name], faults));
  }
});

for (const [who, club, scenarios] of [
  ['member', 'ciu', memberWrites],
  ['visitor', 'riverside', visitorWrites],
] as const) {
  test(`every form of a ${who} shows its failure in place, keeps its input and is sent once at a time`, async ({
    page,
    sandbox,
    signedIn,
  }) => {
    await page.clock.install();
    if (who === 'member') await signedIn(page, club);
    for (const [name, scenario] of sample(Object.entries(scenarios), 2)) {
      await test.step(name, () => runFaultSequence({ page, sandbox, club }, name as EndpointName, scenario));
    }
  });
}
