/** Calls without a button. */

import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import type { EndpointName } from '../../../../src/lib/contract/endpoints.ts';
import { tenantUnknown } from '../../../../src/lib/messages/notices.ts';
import { describeFailure, operations } from '../../../../src/lib/messages/operations.ts';
import { notices } from '../../../helpers/notices.ts';
import { expect } from '../../helpers/fixtures.ts';
import { errorBox } from '../../helpers/locators.ts';
import { main, messageText, type ScenarioContext, visit } from './call-scenario.ts';
import { acceptedReplies, faultsOf, slowReply } from './fault-cases.ts';
import { TrackedCall } from './tracked-call.ts';

export type FaultSequence = (place: ScenarioContext, endpoint: Endpoint) => Promise<void>;

/** Each screen shows the failure, and Try again loads the club. */
const getTenant: FaultSequence = async (place, endpoint) => {
  const { page, sandbox } = place;
  const call = new TrackedCall(place, endpoint, false);
  const notice = page.locator('[data-slot=notices]').getByText(operations.getTenant.text);
  const nowhere = page.getByRole('heading', { name: tenantUnknown });
  const logo = page.getByRole('banner').getByRole('img');
  const retry = page.getByRole('button', { name: /^Try again$/ });
  for (const [index, fault] of faultsOf(endpoint).entries()) {
    const times = await call.fail(fault, () => (index === 0 ? visit(place, '/sign-in') : retry.click()));
    await expect(fault.error.status === 404 ? nowhere : notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await call.expectCount(times);
  }
  await call.plan(slowReply);
  await retry.click();
  await call.expectCount(1);
  await expect(page.getByLabel('Email')).toBeVisible();
  await sandbox.clearFaults();
  await expect(logo).toBeVisible();
  await expect(notice).toHaveCount(0);
};

/** An invalid reset link differs from one whose check failed. */
const validateResetToken: FaultSequence = async (place, endpoint) => {
  const { page, sandbox } = place;
  const call = new TrackedCall(place, endpoint, false);
  const form = page.getByLabel('New Password', { exact: true });
  const open = async () => {
    await visit(place, '/forgot-password');
    await expect(page.getByRole('button', { name: 'Send Link To email' })).toBeVisible();
    await visit(place, '/reset-password?token=emailed');
  };
  for (const fault of faultsOf(endpoint, { allKinds: true })) {
    const times = await call.fail(fault, open);
    const { kind, status } = fault.error;
    const invalid = kind === 'rejected' && status !== 429;
    const { hint = '' } = describeFailure('checkResetToken', fault.error);
    const alert = main(page).locator(errorBox);
    await expect(alert).toContainText(invalid ? operations.checkResetToken.text : notices.resetLinkUnchecked);
    await expect(alert).toContainText(invalid ? '' : hint);
    await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(invalid ? 0 : 1);
    await expect(page.getByRole('link', { name: 'Go to sign in page' })).toBeVisible();
    await call.expectCount(times);
  }
  for (const { input } of acceptedReplies(endpoint)) {
    await call.plan(input);
    await open();
    await expect(form).toBeVisible();
    await call.expectCount(1);
  }
  await call.plan({ ...slowReply, status: 200, body: {} });
  await open();
  await expect(messageText(page, 'Checking your link…')).toBeVisible();
  await call.expectCount(1);
  await sandbox.clearFaults();
  await expect(form).toBeVisible();
  await call.expectCount(1);
};

export const bootSequences = {
  getTenant,
  validateResetToken,
} as const satisfies Partial<Record<EndpointName, FaultSequence>>;
