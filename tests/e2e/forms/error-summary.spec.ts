/** `resilience/faults.spec.ts` refuses a field of every form. These three differ in where the field stands. */
import type { Page } from '@playwright/test';
import { operations } from '../../../src/lib/messages/operations.ts';
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
}

/** Submits the open form, which the API rejects. */
async function expectRejection(page: Page, announcements: Announcements, field: RefusedField): Promise<void> {
  const { title, text, label, error } = field;
  await expect(page.locator('#announcer, #alerts')).toHaveText(['', '']);
  await waitForIdle(page);
  announcements.clear();
  await press(page, 'Save');

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
  const title = 'Something went wrong!';
  const young = 'Too young for this club.';
  const taken = 'This email is taken.';
  const once = 'This number can be changed only once.';
  await failing('PUT users/me/', 400, { date_of_birth: [young] });
  await failing('users/email_update/', 400, { email: [taken] });
  await failing('users/passcode_update/', 400, { ref_code: [once] });
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await test.step('email in a dialog', async () => {
    await press(page, 'Edit email');
    await byLabel(page, 'Email').fill('sam@example.com');
    await byLabel(page, 'Password').fill(demoMember.password);
    await expectRejection(page, announcements, { title: 'Sign In Failed', label: 'Email', error: taken });
    await byLabel(page, 'Email').fill('sam@example.org');
    await expect(page.getByText(taken)).toHaveCount(0);
    await expect(page.locator(errorBox)).toHaveCount(0);
    await press(page, 'Close');
  });
  await test.step('date of birth, whose control is a button', async () => {
    await press(page, 'Edit personal info');
    const { text } = operations.updatePersonalInfo;
    await expectRejection(page, announcements, { title, text, label: 'Date of birth', error: young });
    await press(page, 'Cancel personal info');
  });
  await test.step('Pass card in its tab', async () => {
    await page.getByRole('tab', { name: 'Pass card' }).click();
    await press(page, 'Edit Pass card');
    await page.getByRole('textbox', { name: 'Pass card' }).fill('A-100');
    const { text } = operations.updatePasscode;
    await expectRejection(page, announcements, { title, text, label: 'Pass card', error: once });
  });
});
