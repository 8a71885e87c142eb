/** The course that every call of a screen goes through: each fault in turn, then a refused session, then success. */
import type { Page } from '@playwright/test';
import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { describeFailure } from '../../../../src/lib/messages/failures.ts';
import { notices } from '../../../../src/lib/messages/notices.ts';
import { expect } from '../../helpers/fixtures.ts';
import { errorBox } from '../../helpers/locators.ts';
import { demoMember } from '../../helpers/sign-in.ts';
import { button, type CallScenario, fill, main, type ScenarioContext } from './call-scenario.ts';
import {
  acceptedReplies,
  type FaultCase,
  refusal,
  refusedSession,
  rotatedFaults,
  serverMessages,
  slowReply,
} from './fault-cases.ts';
import { TrackedCall } from './tracked-call.ts';

/** Lets toasts go, screens leave that leave after success, and whatever would be sent once more be sent. */
export async function advanceClock(page: Page): Promise<void> {
  // The pointer would hold the toasts.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
}

/** What all fields of a page hold. */
function contentsOf(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) =>
      ['checkbox', 'radio'].includes(field.type) ? field.checked : field.value,
    ),
  );
}

/** Sees that a failure is told in the catalogue's words, where it happened, and that the screen is still there. */
async function expectTold(page: Page, walk: CallScenario, fault: FaultCase): Promise<void> {
  const { operation, field, scope = main } = walk;
  const { title, text, reason, hint } = describeFailure(operation, fault.error);
  const messages = fault.name === '400 with messages' ? field : undefined;
  const alert = scope(page).locator(errorBox);
  if (messages) {
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link', { name: serverMessages.atField })).toBeVisible();
    // A tab's panel may have the same label.
    const labelled = scope(page).getByLabel(messages.label, { exact: true });
    const control = labelled.and(page.locator('input, button, textarea'));
    await expect(control).toHaveAccessibleDescription(new RegExp(`Error: ${serverMessages.atField}$`));
  }
  for (const words of [title, text, reason ?? '', hint ?? '']) await expect(alert).toContainText(words);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes through the faults on one open screen: the way on after each is to try again, with what was typed. */
async function bearFaults(
  place: ScenarioContext,
  walk: CallScenario,
  call: TrackedCall,
  faults: readonly FaultCase[],
) {
  const { page } = place;
  const { send, retyped = {}, scope = main } = walk;
  const retry = button('Retry', (at) => scope(at).locator(errorBox));
  if (send) await walk.open(place);
  for (const [index, fault] of faults.entries()) {
    const typed = await contentsOf(page);
    const again = () => (send ?? retry)(page);
    const times = await call.fail(fault, index === 0 && !send ? () => walk.open(place) : again);
    await expectTold(page, walk, fault);
    // What did not reach the server, or was not judged by it, stays as it is.
    const isRefused = describeFailure(walk.operation, fault.error).isRefused;
    for (const label of isRefused ? Object.keys(retyped) : []) {
      await expect(scope(page).getByLabel(label, { exact: true })).toHaveValue('');
    }
    await fill(scope(page), retyped);
    await advanceClock(page);
    await call.expectCount(times);
    if (send) expect(await contentsOf(page), `fields after ${fault.name}`).toEqual(typed);
  }
}

/** A session that is refused ends at the sign-in form, which says why; signing in there leads back. */
async function bearRefusedSession(place: ScenarioContext, walk: CallScenario, call: TrackedCall) {
  const { page } = place;
  const { pathname } = new URL(page.url());
  await call.plan(refusedSession);
  await (walk.send ?? button('Retry', (at) => (walk.scope ?? main)(at).locator(errorBox)))(page);
  await expect(main(page).getByText(notices.sessionEnded)).toBeVisible();
  await call.expectCount(2);
  // What the member had open is let go.
  await advanceClock(page);
  if (walk.send) await place.sandbox.clearFaults();
  else await call.plan(slowReply);
  await fill(main(page), { Email: demoMember.email, Password: demoMember.password });
  await button('Sign in')(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
  await walk.open(place);
}

/** Until the answer comes the screen says that it is awaited, and a second press sends nothing. */
async function bearSlowAnswer(
  place: ScenarioContext,
  { send, scope = main, done }: CallScenario,
  call: TrackedCall,
) {
  const { page, sandbox } = place;
  if (send) {
    await call.plan(slowReply);
    await send(page);
    const pressed = page.locator('button[aria-disabled=true]').filter({ visible: true }).last();
    await expect(pressed).toBeVisible();
    await pressed.click({ force: true });
  } else await expect(scope(page).locator('[aria-busy=true]').first()).toBeVisible();
  await call.expectCount(1);
  await sandbox.clearFaults();
  await expect(done(page)).toBeVisible();
  await call.expectCount(1);
}

/** Takes one call of the contract through everything that can happen to it. */
export async function runFaultSequence(
  place: ScenarioContext,
  endpoint: Endpoint,
  walk: CallScenario,
): Promise<void> {
  const isMembers = endpoint.access === 'member';
  const call = new TrackedCall(place, endpoint, endpoint.method === 'GET');
  const faults = rotatedFaults(endpoint, walk.field?.name).filter(
    ({ error }) => !(walk.isMissingExpected && error.status === 404),
  );
  await bearFaults(place, walk, call, isMembers ? faults : [...faults, refusal]);
  for (const { input } of acceptedReplies(endpoint)) {
    await call.plan(input);
    await walk.send?.(place.page);
    await expect(walk.done(place.page)).toBeVisible();
    await call.expectCount(1);
    await place.sandbox.clearFaults();
    await advanceClock(place.page);
    if (walk.afterRedirect) await expect(walk.afterRedirect(place.page)).toBeVisible();
    await walk.open(place);
  }
  if (isMembers) await bearRefusedSession(place, walk, call);
  await bearSlowAnswer(place, walk, call);
}
