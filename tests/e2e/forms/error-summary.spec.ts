/** `resilience/faults.spec.ts` refuses a field of every form. These three differ in where the field stands. */
import type { Page } from '@playwright/test';
import { Announcements } from '../helpers/announcements.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const byLabel = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface RefusedField {
  readonly title: string;
  readonly text?: string;
  readonly label: string;
  readonly error: string;
  readonly submit: string;
}

/** Submits the open form, which the API rejects. */
async function expectRejection(page: Page, announcements: Announcements, field: RefusedField): Promise<void> {
  const { title, text, label, error, submit } = field;
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
}

test('error summary names a rejected field of the profile until the member edits it', async ({
  page,
  signedIn,
  open,
  failing,
}) => {
  const announcements = await Announcements.record(page);
  const taken = 'This email is taken.';
  const once = 'This number can be changed only once.';
  await failing('users/email_update/', 400, { email: [taken] });
  await failing('users/passcode_update/', 400, { ref_code: [once] });
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await test.step('email in a dialog', async () => {
    await press(page, 'Edit email');
    await byLabel(page, 'Email').fill('sam@example.com');
    await byLabel(page, 'Password').fill(demoMember.password);
    const field = { title: 'Sign In Failed', label: 'Email', error: taken, submit: 'Save' };
    await expectRejection(page, announcements, field);
    await byLabel(page, 'Email').fill('sam@example.org');
    await expect(page.getByText(taken)).toHaveCount(0);
    await expect(page.locator(errorBox)).toHaveCount(0);
    await press(page, 'Close');
  });
  await test.step('Pass card in its tab', async () => {
    await page.getByRole('tab', { name: 'Pass card' }).click();
    await press(page, 'Edit Pass card');
    await page.getByRole('textbox', { name: 'Pass card' }).fill('A-100');
    const title = 'Something went wrong!';
    const text = 'Failed to update. Please try again later';
    await expectRejection(page, announcements, {
      title,
      text,
      label: 'Pass card',
      error: once,
      submit: 'Save',
    });
  });
});

test('error summary names the rejected date of birth at sign-up', async ({ page, open, failing }) => {
  const announcements = await Announcements.record(page);
  const error = 'Too young for this club.';
  await failing('users/register/', 400, { date_of_birth: [error] });
  await open('staging', '/sign-up');
  await byLabel(page, 'Email').fill('ada@example.com');
  await press(page, 'Continue');
  await byLabel(page, 'Name').fill('Ada Lovelace');
  await byLabel(page, 'Phone number').fill('01632 960 001');
  await byLabel(page, 'Password').fill('difference-engine');
  await byLabel(page, 'Confirm password').fill('difference-engine');
  await page.getByRole('button', { name: 'Date of birth', exact: true }).click();
  await press(page, 'Confirm');
  const text = 'Something went wrong. Please try again.';
  await expectRejection(page, announcements, {
    title: 'Sign Up Failed',
    text,
    label: 'Date of birth',
    error,
    submit: 'Sign up',
  });
});
