/** A new endpoint of the contract must appear here. */
import type { Page } from '@playwright/test';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { test } from '../helpers/fixtures.ts';
import { bootSequences, type FaultSequence } from './faults/boot-calls.ts';
import type { CallScenario, ScenarioContext } from './faults/call-scenario.ts';
import { runFaultSequence } from './faults/fault-sequence.ts';
import { memberWrites } from './faults/member-writes.ts';
import { reads } from './faults/reads.ts';
import { visitorWrites } from './faults/visitor-writes.ts';

const walks: Partial<Record<string, CallScenario>> = { ...reads, ...memberWrites, ...visitorWrites };
const courses: Partial<Record<string, FaultSequence>> = bootSequences;

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

test.setTimeout(120_000);

for (const [name, endpoint] of endpoints) {
  const { method, path, access } = endpoint;
  // `changeClient` brings its session; `refreshToken` needs one.
  const isMembers = name === 'refreshToken' || (access === 'member' && name !== 'changeClient');
  test(`${name} (${method} ${path}) goes wrong in every way`, {
    tag: ['@spec:8.3', '@spec:8.4', '@spec:8.6', '@spec:8.7'],
  }, async ({ page, sandbox, signedIn }) => {
    const walk = walks[name];
    const course = courses[name] ?? (walk && ((at: ScenarioContext) => runFaultSequence(at, endpoint, walk)));
    if (!course) throw new Error(`Nobody has said how a member comes to make ${method} ${path}`);
    const place = { page, sandbox, club: walk?.club ?? 'ciu' } as const;
    await page.clock.install();
    // Dialogs open without a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!courses[name]) await keepToTheMember(page);
    if (isMembers) await signedIn(page, place.club);
    await course(place, endpoint);
  });
}
