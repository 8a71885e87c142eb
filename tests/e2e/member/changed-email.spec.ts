import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { blockStorage } from '../helpers/limited-browsers.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const newEmail = 'alexandra@example.com';
const unknownOutcome = 'We did not get an answer, so it may have gone through.';
const onItsWay = '£12.50 is on its way to your wallet, but not there yet.';
const main = (page: Page) => page.getByRole('main');
const open = (page: Page, path: string) => page.goto(siteUrl('ciu', path));

async function setReminder(page: Page): Promise<void> {
  await open(page, '/play-in-control');
  await main(page).getByLabel('Amount in pounds').fill('10');
  await main(page).getByRole('button', { name: 'Set reminder' }).click();
  await expect(page.getByText('You are reminded at £10.00 a week.')).toBeVisible();
}

/** Returns from a paid deposit that the API does not show yet. */
async function depositSoon(page: Page): Promise<void> {
  await open(page, '/wallet/deposit');
  await main(page).getByLabel('Amount in pounds').fill('12.50');
  await main(page).getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await open(page, '/callback?amount=12.50&reference=PX-1');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  // Storage follows once the member is known.
  await expect(page.getByText(onItsWay)).toBeVisible();
}

async function withdrawUnanswered(page: Page, sandbox: SandboxControl): Promise<void> {
  await sandbox.faults({ path: 'repayment-requests/new/', status: 502, times: 1 });
  await open(page, '/wallet/withdraw');
  for (const [label, text] of [
    ['Amount in pounds', '5'],
    ['Bank name', 'Lloyds'],
    ['Account number', '12345678'],
    ['Sort code', '12-34-56'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await main(page).getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText(unknownOutcome).first()).toBeVisible();
}

async function draftTicket(page: Page): Promise<void> {
  await open(page, '/support/create-ticket');
  await waitForIdle(page, 'autosave');
  await page.getByLabel('Subject').fill('Where is my deposit?');
}

async function changeEmail(page: Page, email: string): Promise<void> {
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Email' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

async function expectAllThere(page: Page): Promise<void> {
  await open(page, '/play-in-control');
  await expect(page.getByText('You are reminded at £10.00 a week.')).toBeVisible();
  await open(page, '/wallet');
  await expect(page.getByText(onItsWay)).toBeVisible();
  await open(page, '/wallet/withdraw');
  await expect(page.getByRole('group', { name: 'Your order' })).toBeVisible();
  await open(page, '/support/create-ticket');
  await expect(page.getByLabel('Subject')).toHaveValue('Where is my deposit?');
}

async function leaveEverything(page: Page, sandbox: SandboxControl): Promise<void> {
  await setReminder(page);
  await depositSoon(page);
  await withdrawUnanswered(page, sandbox);
  await draftTicket(page);
}

test.beforeEach(({ problems }) => problems.allow(/status of (400|502)|ERR_EMPTY_RESPONSE/));

test('reminder, deposit, withdrawal and draft are kept under a new email, over reloads', async ({
  page,
  sandbox,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  await leaveEverything(page, sandbox);
  await expectAllThere(page);
  await changeEmail(page, newEmail);
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(newEmail);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(newEmail);
  await expectAllThere(page);
});

test('a change whose answer is lost is found out by the next page, and takes everything along', async ({
  page,
  sandbox,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  await leaveEverything(page, sandbox);
  await sandbox.faults({ path: 'users/email_update/', when: 'after', drop: true });
  await changeEmail(page, newEmail);
  await expect(page.getByRole('dialog').getByText('Sign In Failed')).toBeVisible();
  await expectAllThere(page);
  await open(page, '/profile');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(newEmail);
});

test('a second tab goes on under the new email with what it holds', async ({ context, page, signedIn }) => {
  await signedIn(page, 'ciu');
  await setReminder(page);
  const other = await context.newPage();
  await open(other, '/play-in-control');
  await expect(other.getByText('You are reminded at £10.00 a week.')).toBeVisible();
  await changeEmail(page, newEmail);
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(newEmail);
  await other.reload();
  await expect(other.getByText('You are reminded at £10.00 a week.')).toBeVisible();
  await open(page, '/play-in-control');
  await expect(page.getByText('You are reminded at £10.00 a week.')).toBeVisible();
});

test('an email is changed where the browser stores nothing', async ({ context, page, signIn }) => {
  await blockStorage(context);
  await signIn(page, 'ciu');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Email' });
  await dialog.getByLabel('Email').fill(newEmail);
  await dialog.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(newEmail);
});
