/** `resilience/faults.spec.ts` refuses a field of every form. These three differ in where the field stands. */
import type { Page } from '@playwright/test';
import { Announcements } from '../helpers/announcements.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const byLabel = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface RefusedForm {
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  readonly path: string;
  /** Wire name, label and message of the field. */
  readonly field: string;
  readonly label: string;
  readonly error: string;
  readonly visitor?: true;
  readonly open: (page: Page) => Promise<void>;
  readonly submit: string;
}

async function openEditor(page: Page, name: string, tab?: string): Promise<void> {
  await page.goto(siteUrl('ciu', '/profile'));
  if (tab) await page.getByRole('tab', { name: tab }).click();
  await press(page, `Edit ${name}`);
}

async function fillDetails(page: Page): Promise<void> {
  await page.goto(siteUrl('staging', '/sign-up'));
  await byLabel(page, 'Email').fill('ada@example.com');
  await press(page, 'Continue');
  await byLabel(page, 'Name').fill('Ada Lovelace');
  await byLabel(page, 'Phone number').fill('01632 960 001');
  await byLabel(page, 'Password').fill('difference-engine');
  await byLabel(page, 'Confirm password').fill('difference-engine');
  await page.getByRole('button', { name: 'Date of birth', exact: true }).click();
  await press(page, 'Confirm');
}

const forms: readonly RefusedForm[] = [
  {
    name: 'email in a dialog',
    title: 'Sign In Failed',
    path: 'users/email_update/',
    field: 'email',
    label: 'Email',
    error: 'This email is taken.',
    open: async (page) => {
      await openEditor(page, 'email');
      await byLabel(page, 'Email').fill('sam@example.com');
      await byLabel(page, 'Password').fill(demoMember.password);
    },
    submit: 'Save',
  },
  {
    name: 'sign-up with a date button',
    title: 'Sign Up Failed',
    text: 'Something went wrong. Please try again.',
    path: 'users/register/',
    field: 'date_of_birth',
    label: 'Date of birth',
    error: 'Too young for this club.',
    visitor: true,
    open: fillDetails,
    submit: 'Sign up',
  },
  {
    name: 'Pass card in its tab',
    title: 'Something went wrong!',
    text: 'Failed to update. Please try again later',
    path: 'users/passcode_update/',
    field: 'ref_code',
    label: 'Pass card',
    error: 'This number can be changed only once.',
    open: async (page) => {
      await openEditor(page, 'Pass card', 'Pass card');
      await page.getByRole('textbox', { name: 'Pass card' }).fill('A-100');
    },
    submit: 'Save',
  },
];

for (const { name, title, text = '', path, field, label, error, visitor, open, submit } of forms) {
  test(`error summary names the rejected field and is announced once: ${name}`, async ({
    page,
    signedIn,
    failing,
  }) => {
    await failing(path, 400, { [field]: [error] });
    const announcements = await Announcements.record(page);
    if (!visitor) await signedIn(page, 'ciu');
    await open(page);
    await expect(page.locator('#announcer, #alerts')).toHaveText(['', '']);
    await waitForIdle(page);
    announcements.clear();
    await press(page, submit);

    const alert = page.locator(errorBox);
    await expect(alert).toBeFocused();
    const words = [title, ...(text ? [text] : []), error];
    for (const sentence of words) await expect(alert.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.locator('[data-words]')).toHaveText([`Error: ${error}`]);
    const control = page.locator('form').getByLabel(label, { exact: true });
    await expect(control).toHaveAccessibleDescription(new RegExp(`Error: ${error}$`));
    await expect(alert).toHaveAccessibleName(new RegExp(`^${title}.*${error}$`));
    // The focus alone tells it.
    await announcements.expectOnly();
    // A toast would obscure the field and repeat the alert.
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);

    await alert.getByRole('link', { name: error }).click();
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    await expect(page).not.toHaveURL(/#/);
    await announcements.expectOnly();
  });
}

test('error summary disappears when the member edits a field', async ({ page, signedIn, open, failing }) => {
  const error = 'More than your bank allows.';
  await failing('transactions/payment_transaction/', 400, { amount: [error], iban: ['Missing.'] });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/deposit');
  await byLabel(page, 'Amount in pounds').fill('5');
  await press(page, 'Deposit');
  const alert = page.locator(errorBox);
  await expect(alert).toContainText('Missing.');
  await expect(alert.getByRole('link', { name: error })).toBeVisible();
  await expect(alert.getByRole('link')).toHaveCount(1);
  await expect(page.locator('[data-words]')).toContainText(error);
  await byLabel(page, 'Amount in pounds').fill('6');
  await expect(page.getByText(error)).toHaveCount(0);
  await expect(alert).toHaveCount(0);
});
