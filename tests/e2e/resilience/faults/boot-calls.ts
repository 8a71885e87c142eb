/** Calls without a button. */

import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import type { EndpointName } from '../../../../src/lib/contract/endpoints.ts';
import { tenantUnknown } from '../../../../src/lib/messages/notices.ts';
import { describeFailure, operations } from '../../../../src/lib/messages/operations.ts';
import { ssoCookieName } from '../../../../src/lib/storage/cookies.ts';
import { notices } from '../../../helpers/notices.ts';
import { expect } from '../../helpers/fixtures.ts';
import { siteUrl } from '../../helpers/hosts/addresses.ts';
import { errorBox } from '../../helpers/locators.ts';
import { demoMember } from '../../helpers/sign-in.ts';
import { button, fill, main, messageText, type ScenarioContext, visit } from './call-scenario.ts';
import { acceptedReplies, type FaultCase, faultsOf, slowReply } from './fault-cases.ts';
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
  for (const fault of faultsOf(endpoint)) {
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

/** The token of another tenant works once. Without a session from it the member signs in here. */
const changeClient: FaultSequence = async (place, endpoint) => {
  const { page, sandbox } = place;
  const call = new TrackedCall(place, endpoint, false);
  const { access } = await sandbox.createMember({ club: 'ciu' });
  const open = async () => {
    const cookie = { name: ssoCookieName, value: access, domain: '.praxis.localhost', path: '/' };
    await page.context().addCookies([{ ...cookie, secure: true, sameSite: 'None' }]);
    await page.goto(siteUrl('ciu', '/wallet'));
  };
  for (const fault of faultsOf(endpoint)) {
    const times = await call.fail(fault, open);
    await expect(messageText(page, notices.switchFailed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    await call.expectCount(times);
  }
  await call.plan(slowReply);
  await open();
  await call.expectCount(1);
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  await sandbox.clearFaults();
  await expect(page.getByText('Current Balance')).toBeVisible();
};

async function signInAgain({ page, sandbox, club }: ScenarioContext, path: string): Promise<void> {
  await expect(main(page).getByText(notices.sessionEnded)).toBeVisible();
  await sandbox.clearFaults();
  await fill(main(page), { Email: demoMember.email, Password: demoMember.password });
  await button('Sign in')(page);
  await expect(page).toHaveURL(siteUrl(club, path));
  const settled = async () => {
    const { requests } = await sandbox.requests();
    return requests.some((asked) => asked.path === 'users/me/') && requests.every(({ status }) => status > 0);
  };
  await expect.poll(settled).toBe(true);
}

/** Each search bypasses the query cache. */
const freshList = (index: number) => `/?search=${index}`;

/** Only a refusal ends the session. The number of renewals depends on prefetch, so unit tests cover it. */
const refreshToken: FaultSequence = async (place, endpoint) => {
  const { page, sandbox } = place;
  const call = new TrackedCall(place, endpoint, false);
  const isRefusal = ({ error }: FaultCase) => error.kind === 'rejected' && error.status !== 429;
  const faults = faultsOf(endpoint);
  const retry = button('Try again', (at) => main(at).locator(errorBox));
  await visit(place, '/more');
  await expect.poll(async () => (await sandbox.requests()).requests.at(-1)?.status).toBe(200);
  await sandbox.expireTokens();
  for (const [index, fault] of faults.filter((each) => !isRefusal(each)).entries()) {
    await call.fail(fault, () => (index === 0 ? visit(place, freshList(99)) : retry(page)));
    const { title, text, hint = '' } = describeFailure('listDraws', fault.error);
    for (const words of [title, text, hint]) await expect(main(page).locator(errorBox)).toContainText(words);
  }
  await sandbox.clearFaults();
  await retry(page);
  await expect(main(page).locator(errorBox)).toHaveCount(0);
  // The retry removes the message. The tokens are renewed after that.
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  for (const [index, fault] of faults.filter(isRefusal).entries()) {
    const path = freshList(index);
    // Expires the tokens after the fault is set: another read would renew them.
    await call.fail(fault, async () => {
      await sandbox.expireTokens();
      await visit(place, path);
    });
    await signInAgain(place, path);
  }
};

export const bootSequences = {
  getTenant,
  validateResetToken,
  changeClient,
  refreshToken,
} as const satisfies Partial<Record<EndpointName, FaultSequence>>;
