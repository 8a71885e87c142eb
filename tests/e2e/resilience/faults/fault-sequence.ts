/** Sequence for each call of a screen: every fault, a refused session, a slow reply, success. */
import type { Page } from '@playwright/test';
import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { notices } from '../../../../src/lib/messages/notices.ts';
import { describeFailure } from '../../../../src/lib/messages/operations.ts';
import { isMoneyOperation } from '../../../../src/lib/orders/money-operations.ts';
import { getUnansweredText } from '../../../../src/lib/orders/order.ts';
import { expect } from '../../helpers/fixtures.ts';
import { errorBox, unansweredOrder } from '../../helpers/locators.ts';
import { demoMember } from '../../helpers/sign-in.ts';
import { isSoak } from '../../helpers/walks.ts';
import { button, type CallScenario, fill, main, type ScenarioContext } from './call-scenario.ts';
import {
  acceptedReplies,
  type FaultCase,
  faultsOf,
  refusedSession,
  serverMessages,
  slowReply,
} from './fault-cases.ts';
import { TrackedCall } from './tracked-call.ts';

/** Runs out toasts, redirects after success and repetitions. */
export async function advanceClock(page: Page): Promise<void> {
  // The pointer would pause the toasts.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
}

function contentsOf(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    // The purchase bar repeats the panel's field once its code is loaded.
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter((field) => !field.closest('[data-slot=purchase-bar]'))
      .map((field) => (['checkbox', 'radio'].includes(field.type) ? field.checked : field.value)),
  );
}

/** True for an order that may have been carried out. */
const isUnanswered = ({ operation }: CallScenario, { error }: FaultCase) =>
  isMoneyOperation(operation) && error.isOutcomeUnknown;

/** Expects no verdict, and nothing that could send the order again. */
async function expectUnanswered(page: Page, { scope = main }: CallScenario, fault: FaultCase): Promise<void> {
  const order = unansweredOrder(page);
  await expect(order).toBeFocused();
  await expect(order).toContainText(getUnansweredText({ hasReply: fault.error.kind === 'broken' }));
  await expect(scope(page).locator(errorBox)).toHaveCount(0);
}

/** Expects the failure's message in place, on an intact screen. */
async function expectTold(page: Page, scenario: CallScenario, fault: FaultCase): Promise<void> {
  if (isUnanswered(scenario, fault)) return expectUnanswered(page, scenario, fault);
  const { operation, field, scope = main } = scenario;
  const { title, text, reason, hint } = describeFailure(operation, fault.error);
  const messages = fault.name === '400 with messages' ? field : undefined;
  const alert = scope(page).locator(errorBox);
  if (messages) {
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link', { name: serverMessages.atField })).toBeVisible();
    // A tab panel may share the label.
    const labelled = scope(page).getByLabel(messages.label, { exact: true });
    const control = labelled.and(page.locator('input, button, textarea'));
    await expect(control).toHaveAccessibleDescription(new RegExp(`Error: ${serverMessages.atField}$`));
  }
  for (const words of [title, text, reason ?? '', hint ?? '']) await expect(alert).toContainText(words);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const sendAgain = (page: Page, { send, scope = main }: CallScenario) =>
  (send ?? button('Try again', (at) => scope(at).locator(errorBox)))(page);

/** Each retry sends the same input. */
async function expectFaultsTold(
  place: ScenarioContext,
  scenario: CallScenario,
  call: TrackedCall,
  faults: readonly FaultCase[],
) {
  const { page } = place;
  const { send, retyped = {}, scope = main } = scenario;
  if (send) await scenario.open(place);
  for (const [index, fault] of faults.entries()) {
    const typed = await contentsOf(page);
    const again = () => sendAgain(page, scenario);
    const times = await call.fail(fault, index === 0 && !send ? () => scenario.open(place) : again);
    await expectTold(page, scenario, fault);
    // Only a refusal empties fields.
    const isRefused = describeFailure(scenario.operation, fault.error).isRefused;
    for (const label of isRefused ? Object.keys(retyped) : []) {
      await expect(scope(page).getByLabel(label, { exact: true })).toHaveValue('');
    }
    await fill(scope(page), retyped);
    await advanceClock(page);
    if (isUnanswered(scenario, fault)) {
      await unansweredOrder(page)
        .getByRole('button', { name: /^It's there/ })
        .click();
    }
    await call.expectCount(times);
    if (send) expect(await contentsOf(page), `fields after ${fault.name}`).toEqual(typed);
  }
}

/** Ends the session and signs in, which leads back. */
async function expectSessionEnded(place: ScenarioContext, scenario: CallScenario, call: TrackedCall) {
  const { page, sandbox } = place;
  const { pathname } = new URL(page.url());
  await call.plan(refusedSession);
  await sendAgain(page, scenario);
  await expect(main(page).getByText(notices.sessionEnded)).toBeVisible();
  await call.expectCount(2);
  // The member's open screen is discarded.
  await advanceClock(page);
  if (scenario.send) await sandbox.clearFaults();
  else await call.plan(slowReply);
  await fill(main(page), { Email: demoMember.email, Password: demoMember.password });
  await button('Sign in')(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
  await scenario.open(place);
}

/** Expects a pending state, in which a press sends nothing, and then success. */
async function expectPending(place: ScenarioContext, scenario: CallScenario, call: TrackedCall) {
  const { page, sandbox } = place;
  const { send, scope = main, done } = scenario;
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
  await leaveSuccess(page, scenario);
}

async function leaveSuccess(page: Page, { afterRedirect }: CallScenario): Promise<void> {
  await advanceClock(page);
  if (afterRedirect) await expect(afterRedirect(page)).toBeVisible();
}

export async function runFaultSequence(
  place: ScenarioContext,
  endpoint: Endpoint,
  scenario: CallScenario,
): Promise<void> {
  const { page, sandbox } = place;
  const isMembers = endpoint.access === 'member';
  const isRead = endpoint.method === 'GET';
  const call = new TrackedCall(place, endpoint, isRead);
  const faults = faultsOf(endpoint, {
    field: scenario.field?.name,
    allKinds: isMoneyOperation(scenario.operation),
    isPossible: ({ error, isSilent }) =>
      !(scenario.isMissingExpected && error.status === 404) &&
      !(isMembers && error.status === 401) &&
      // In `npm test`, it would be the only and thus the first fault of a read.
      !(isRead && isSilent && !isSoak),
  });
  await expectFaultsTold(place, scenario, call, faults);
  // unreadable-fields.spec.ts shows what screens make of odd reads.
  for (const { input } of scenario.send ? acceptedReplies(endpoint) : []) {
    await call.plan(input);
    await scenario.send?.(page);
    await expect(scenario.done(page)).toBeVisible();
    await call.expectCount(1);
    await sandbox.clearFaults();
    await leaveSuccess(page, scenario);
    await scenario.open(place);
  }
  // In `npm test`, auth/ended-sessions.spec.ts and forms/unsaved-input.spec.ts end sessions.
  if (isMembers && isSoak) await expectSessionEnded(place, scenario, call);
  else if (!scenario.send) {
    await call.plan(slowReply);
    await sendAgain(page, scenario);
  }
  await expectPending(place, scenario, call);
}
