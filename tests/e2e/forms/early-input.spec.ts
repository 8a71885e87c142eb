/** What is entered before the form library is there stays and is sent, whatever the kind of field. */
import type { Page } from '@playwright/test';
import { sharedNotices } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

const library = /\/hook-form\.[^/]*\.js/;
const byLabel = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens a page without the library. @returns loads it */
async function openWithout(page: Page, club: string, path: string): Promise<() => Promise<void>> {
  const letGo = await hold(page, library);
  await page.goto(siteUrl(club, path));
  return async () => {
    const loaded = page.waitForResponse(library);
    letGo();
    await (await loaded).finished();
  };
}

async function sentBy(page: Page, button: string, path: string) {
  const sent = page.waitForRequest((request) => request.method() !== 'GET' && request.url().endsWith(path));
  await press(page, button);
  return (await sent).postDataJSON();
}

test('visitor form keeps what is entered before the scripts load', async ({ page }) => {
  const loadQuiz = await openWithout(page, 'riverside', '/sign-up');
  const option = page.getByRole('radio').nth(1);
  await option.check();
  await loadQuiz();
  await press(page, 'Continue');
  await expect(option).toBeChecked();
  await expect(page.getByText('You need to answer this quiz before signing up.')).toHaveCount(0);

  const load = await openWithout(page, 'ciu', '/sign-in');
  await byLabel(page, 'Email').fill(demoMember.email);
  await byLabel(page, 'Password').fill(demoMember.password);
  await byLabel(page, 'Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true');
  await load();
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test('member forms keep what is entered before the scripts load, and validate an early submit', async ({
  page,
  sandbox,
  signedIn,
}) => {
  const amount = byLabel(page, 'Amount in pounds');
  const pending = page.getByRole('button', { name: 'Opening payment page…' });
  const follow = (name: string) => page.getByRole('main').getByRole('link', { name }).click();
  await signedIn(page, 'ciu');
  const load = await openWithout(page, 'ciu', '/wallet');
  await test.step('early submit sends nothing when the member leaves', async () => {
    await follow('Deposit');
    await amount.fill('20');
    await amount.press('Enter');
    await expect(pending).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
  });
  await test.step('checkbox keeps its state', async () => {
    const entire = byLabel(page, 'Withdraw entire balance');
    await follow('Withdraw');
    await amount.fill('2');
    await entire.check();
    await expect(amount).toBeDisabled();
    const balance = await amount.inputValue();
    await entire.uncheck();
    await expect(amount).toHaveValue('2');
    await entire.check();
    await byLabel(page, 'Bank name').fill('Lloyds');
    await byLabel(page, 'Account number').fill('12345678');
    await byLabel(page, 'Sort code').fill('12-34-56');
    await load();
    const sent = await sentBy(page, 'Withdraw', '/repayment-requests/new/');
    expect(Number(sent.amount)).toBe(Number(balance));
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
    await follow('Deposit');
    await expect(amount).toHaveValue('20');
    await expect(pending).toBeHidden();
  });
  await test.step('early submit is validated, and the caret keeps its position', async () => {
    const twenty = page.getByRole('button', { name: '£20' });
    const loadAgain = await openWithout(page, 'ciu', '/wallet/deposit');
    await amount.fill('5');
    await twenty.click();
    await expect(amount).toHaveValue('20');
    await expect(twenty).toHaveAttribute('aria-pressed', 'true');
    await amount.fill('0.5');
    await expect(twenty).toHaveAttribute('aria-pressed', 'false');
    await amount.press('Enter');
    await expect(pending).toBeVisible();
    await amount.press('End');
    await amount.press('ArrowLeft');
    await loadAgain();
    await expect(page.getByText('Please enter a valid amount greater than one.').first()).toBeVisible();
    await page.keyboard.type('2');
    await expect(amount).toHaveValue('0.25');
    expect((await sandbox.requests()).counts['POST transactions/payment_transaction/']).toBeUndefined();
  });
  await test.step('date keeps its day', async () => {
    const loadProfile = await openWithout(page, 'ciu', '/profile');
    await press(page, 'Edit personal info');
    const date = page.getByRole('button', { name: 'Date of birth', exact: true });
    await date.click();
    const days = page.getByRole('dialog').getByRole('gridcell');
    await days.getByRole('button', { name: /\b15\b/ }).click();
    await expect(date).toHaveAccessibleDescription(/15/);
    await loadProfile();
    expect((await sentBy(page, 'Save', '/users/me/')).date_of_birth).toMatch(/-15/);
  });
});

test('form shows an error and keeps its input when the validation fails to load', async ({
  page,
  problems,
  signedIn,
}) => {
  problems.allow(/hook-form\./);
  const ticket = { category: 'Payments', subject: 'My deposit is late', description: 'I paid yesterday.' };
  const alert = page.getByRole('main').locator(errorBox);
  await signedIn(page, 'ciu');
  await page.route(library, (route) => route.fulfill({ status: 404 }));
  await page.goto(siteUrl('ciu', '/support/create-ticket'));
  await byLabel(page, 'Category').selectOption(ticket.category);
  await byLabel(page, 'Subject').fill(ticket.subject);
  await byLabel(page, 'Description').fill(ticket.description);
  const reloaded = page.waitForEvent('domcontentloaded');
  await press(page, 'Open ticket');
  await reloaded;
  await expect(byLabel(page, 'Subject')).toHaveValue(ticket.subject);
  await press(page, 'Open ticket');
  await expect(alert).toContainText(sharedNotices.unsent);
  await expect(alert).toBeFocused();
  await page.unroute(library);
  expect(await sentBy(page, 'Open ticket', '/support-tickets/new/')).toEqual(ticket);
  await expect(page.getByRole('main').getByText(ticket.subject)).toHaveCount(1);
});
