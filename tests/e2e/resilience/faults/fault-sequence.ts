import type { Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../../../../src/lib/contract/endpoints.ts';
import { AppError } from '../../../../src/lib/errors.ts';
import { describeFailure } from '../../../../src/lib/messages/operations.ts';
import { isMoneyOperation } from '../../../../src/lib/orders/money-operations.ts';
import { getUnansweredText } from '../../../../src/lib/orders/order.ts';
import type { FaultInput } from '../../../helpers/sandbox-control.ts';
import { expect } from '../../helpers/fixtures.ts';
import { errorBox, unansweredOrder } from '../../helpers/locators.ts';
import { isSoak } from '../../helpers/walks.ts';
import { type CallScenario, main, type ScenarioContext } from './call-scenario.ts';

/** Runs out toasts, redirects after success and repetitions. */
export async function advanceClock(page: Page): Promise<void> {
  // The pointer would pause the toasts.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
}

interface Fault {
  readonly input: FaultInput;
  readonly error: AppError;
}

/** Forms show it as text. */
const serverMessage = 'The server says <img src=x onerror=pwned`1`> why.';

const rejected = (status: number, body: object): Fault => ({
  input: { status, body },
  error: new AppError('rejected', `Request failed with status code ${status}`, { status, body }),
});

export const broken: Fault = {
  input: { status: 500, body: '<!doctype html>', headers: { 'Content-Type': 'text/html' } },
  error: new AppError('broken', 'Request failed with status code 500', { status: 500 }),
};

const unreadable: Fault = {
  input: { status: 200, body: '{"results": [{"id": 1, ' },
  error: new AppError('broken', '', { status: 200 }),
};

/** The kinds that the app tells apart (tests/unit/lib/api/api.test.ts). `npm test` has the likeliest of a call. */
function faultsOf({ send, field }: CallScenario): readonly Fault[] {
  const messages = { detail: serverMessage, ...(field && { [field.name]: [serverMessage] }) };
  const usual = send ? rejected(400, messages) : broken;
  return isSoak
    ? [...new Set([usual, rejected(403, { detail: serverMessage }), broken, unreadable])]
    : [usual];
}

/** Clearing the faults releases the reply. */
const slow: FaultInput = { delayMs: 600_000 };

/** Only a rejected sign-in empties a field, its password (auth/sign-in.spec.ts). */
const contentsOf = (page: Page, { operation }: CallScenario) =>
  page.evaluate(
    (fields) =>
      // The purchase bar repeats the panel's field once its code is loaded.
      [...document.querySelectorAll<HTMLInputElement>(fields)]
        .filter((field) => !field.closest('[data-slot=purchase-bar]'))
        .map((field) => (['checkbox', 'radio'].includes(field.type) ? field.checked : field.value)),
    operation === 'signIn' ? 'input:not([type=password])' : 'input, select, textarea',
  );

/** Expects the failure's message in place, on an intact screen. */
async function expectTold(page: Page, scenario: CallScenario, { error }: Fault): Promise<void> {
  const { operation, field, scope = main } = scenario;
  const alert = scope(page).locator(errorBox);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMoneyOperation(operation) && error.isOutcomeUnknown) {
    const order = unansweredOrder(page);
    await expect(order).toContainText(getUnansweredText({ hasReply: true }));
    await expect(alert, 'no verdict').toHaveCount(0);
    return order.getByRole('button', { name: /^It's there/ }).click();
  }
  const { title, text, reason = '', hint = '' } = describeFailure(operation, error);
  for (const words of [title, text, reason, hint]) await expect(alert).toContainText(words);
  if (!field || error.status !== 400) return;
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('link', { name: serverMessage })).toBeVisible();
  // A tab panel may share the label.
  const labelled = scope(page).getByLabel(field.label, { exact: true });
  const control = labelled.and(page.locator('input, button, textarea'));
  await expect(control).toHaveAccessibleDescription(new RegExp(`Error: ${serverMessage}$`));
}

/** Each fault, which the same input follows, then a slow reply, during which a press sends nothing, and success. */
export async function runFaultSequence(
  place: ScenarioContext,
  name: EndpointName,
  scenario: CallScenario,
  otherFaults: readonly FaultInput[] = [],
): Promise<void> {
  const { page, sandbox } = place;
  const { open, send, scope = main, done } = scenario;
  const { method, path } = endpoints.find(([known]) => known === name)?.[1] ?? {};
  const plan = async (fault: FaultInput) => {
    await sandbox.clearRequests();
    await sandbox.replaceFaults({ method, path, ...fault }, ...otherFaults);
  };
  const expectOneCall = () =>
    expect
      .poll(async () => (await sandbox.requests()).counts[`${method} ${path}`], { intervals: [10, 20, 40] })
      .toBe(1);
  const tryAgain = () => scope(page).locator(errorBox).getByRole('button', { name: 'Try again' }).click();
  const press = () => (send ? send(page) : tryAgain());

  if (send) await open(place);
  for (const [index, fault] of faultsOf(scenario).entries()) {
    const typed = await contentsOf(page, scenario);
    await plan(fault.input);
    await (index === 0 && !send ? open(place) : press());
    await expectTold(page, scenario, fault);
    if (!send) continue;
    await advanceClock(page);
    await expectOneCall();
    expect(await contentsOf(page, scenario), `fields after ${fault.input.status}`).toEqual(typed);
  }
  await plan(slow);
  await press();
  if (send) {
    const pressed = page.locator('button[aria-disabled=true]').filter({ visible: true }).last();
    await expect(pressed).toBeVisible();
    await pressed.click({ force: true });
  } else await expect(scope(page).locator('[aria-busy=true]').first()).toBeVisible();
  await expectOneCall();
  await sandbox.replaceFaults(...otherFaults);
  await expect(done(page)).toBeVisible();
  await expectOneCall();
  if (send) await advanceClock(page);
}
