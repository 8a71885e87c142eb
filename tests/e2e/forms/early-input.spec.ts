/** What is entered before the form library is there stays and is sent, whatever the kind of field. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { demoMember } from '../helpers/sign-in.ts';

const holdLibrary = (page: Page) => hold(page, /\/hook-form\.[^/]*\.js/);
const byLabel = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function release(page: Page, letGo: () => void): Promise<void> {
  const loaded = page.waitForResponse(/\/hook-form\.[^/]*\.js/);
  letGo();
  await (await loaded).finished();
}

test('text, long text and a selection', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  const letGo = await holdLibrary(page);
  await open('ciu', '/support/create-ticket');
  await byLabel(page, 'Category').selectOption('Payments');
  await byLabel(page, 'Subject').fill('Where is my deposit?');
  await byLabel(page, 'Description').fill('I paid yesterday.');
  await release(page, letGo);
  const sent = page.waitForRequest('**/support-tickets/new/');
  await press(page, 'Open ticket');
  const body = (await sent).postData() ?? '';
  for (const text of ['Payments', 'Where is my deposit?', 'I paid yesterday.']) expect(body).toContain(text);
});

test('an email and a password, sent before', async ({ page, open }) => {
  const letGo = await holdLibrary(page);
  await open('ciu', '/sign-in');
  await byLabel(page, 'Email').fill(demoMember.email);
  await byLabel(page, 'Password').fill(demoMember.password);
  await byLabel(page, 'Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true');
  await release(page, letGo);
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test('a tick, and the amount that it hides', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  const letGo = await holdLibrary(page);
  await open('ciu', '/wallet/withdraw');
  const amount = byLabel(page, 'Amount in pounds');
  const entire = byLabel(page, 'Withdraw entire balance');
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
  await release(page, letGo);
  const sent = page.waitForRequest('**/repayment-requests/new/');
  await press(page, 'Withdraw');
  expect(Number((await sent).postDataJSON().amount)).toBe(Number(balance));
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
});

test('a choice', async ({ page, open }) => {
  const letGo = await holdLibrary(page);
  await open('riverside', '/sign-up');
  const option = page.getByRole('radio').nth(1);
  await option.check();
  await release(page, letGo);
  await press(page, 'Continue');
  await expect(option).toBeChecked();
  await expect(page.getByText('Please select an answer.')).toHaveCount(0);
});

test('a date', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  const letGo = await holdLibrary(page);
  await open('ciu', '/profile');
  await press(page, 'Edit personal info');
  const date = page.getByRole('button', { name: 'Date of birth', exact: true });
  await date.click();
  const day = page
    .getByRole('dialog')
    .getByRole('gridcell')
    .getByRole('button', { name: /\b15\b/ });
  await day.click();
  await expect(date).toHaveAccessibleDescription(/15/);
  await release(page, letGo);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await press(page, 'Save');
  expect((await sent).postDataJSON().date_of_birth).toMatch(/-15/);
});
