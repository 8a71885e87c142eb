import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { ScreenReader } from '../helpers/screen-reader/screen-reader.ts';

/** Waits for the speech, then discards it. */
async function expectHeard(listener: ScreenReader, wanted: string): Promise<void> {
  await expect.poll(async () => (await listener.readSpeech()).join('\n')).toContain(wanted);
  await listener.startStep();
}

const wrongAnswer = 'Error: Wrong answer. Try to answer the quiz again.';

test('a wrong answer is heard at the answers, each time', async ({ page, open }) => {
  const listener = await ScreenReader.attach(page);
  await open('ciu', '/sign-up');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.press('Enter');
  await expectHeard(
    listener,
    'invalid=true, description "Error: You need to answer this quiz before signing up."',
  );
  const answer = page.getByLabel('16 years');
  await answer.check();
  await next.press('Enter');
  await expectHeard(
    listener,
    `focus radio "16 years", checked=true, invalid=true, description "${wrongAnswer}"`,
  );
  for (const radio of await page.getByRole('radio').all()) {
    await expect(radio).toHaveAccessibleDescription(wrongAnswer);
  }
  await page.keyboard.press('Enter');
  await expectHeard(listener, `says "${wrongAnswer}"`);
});

async function openBirthday(page: Page): Promise<void> {
  await page.goto(siteUrl('staging', '/sign-up'));
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Date of birth/ }).press('Enter');
}

test('a birthday that does not exist is heard at its parts, each time', async ({ page }) => {
  const listener = await ScreenReader.attach(page);
  await openBirthday(page);
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  await sheet.getByRole('button', { name: 'Type it instead' }).click();
  for (const [part, text] of [
    ['Day', '31'],
    ['Month', 'Feb'],
    ['Year', '1990'],
  ] as const) {
    await sheet.getByLabel(part).fill(text);
  }
  await sheet.getByRole('button', { name: 'Confirm' }).press('Enter');
  const error = 'Error: Please enter a date that exists.';
  await expectHeard(listener, `focus textbox "Day", invalid=true, description "${error}"`);
  for (const part of ['Day', 'Month', 'Year']) {
    await expect(sheet.getByLabel(part)).toHaveAccessibleDescription(error);
  }
  await page.keyboard.press('Enter');
  await expectHeard(listener, `says "${error}"`);
});

for (const { form, path, field, error } of [
  {
    form: 'signing in',
    path: '/sign-in',
    field: 'Email',
    error: 'Please enter valid email.',
  },
  {
    form: 'a support ticket',
    path: '/support/create-ticket',
    field: 'Subject',
    error: 'Subject must be at least 8 characters long',
  },
] as const) {
  test(`the same error is heard each time that ${form} is sent with it`, async ({ page, signedIn, open }) => {
    const listener = await ScreenReader.attach(page);
    if (path !== '/sign-in') await signedIn(page, 'ciu');
    await open('ciu', path);
    const first = page.getByLabel(field);
    await first.focus();
    for (const _ of [1, 2]) {
      await page.keyboard.press('Enter');
      await expectHeard(listener, `says "Error: ${error}"`);
    }
    const send = page.locator('main form button[type=submit]');
    for (const _ of [1, 2]) {
      await send.press('Enter');
      await expectHeard(listener, `focus textbox "${field}", invalid=true, description "Error: ${error}"`);
    }
  });
}

test('bank details tell their form before they are wrong, and in words when they are', async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/withdraw');
  const account = page.getByLabel('Account number');
  const sortCode = page.getByLabel('Sort code');
  await expect(account).toHaveAccessibleDescription('8 digits.');
  await expect(sortCode).toHaveAccessibleDescription('6 digits, such as 12-34-56.');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(account).toHaveAccessibleDescription(
    '8 digits. Error: Invalid account number format. Must be exactly 8 digits.',
  );
  await expect(sortCode).toHaveAccessibleDescription(
    '6 digits, such as 12-34-56. Error: Invalid sort code format. Must be six digits, all together or in pairs with hyphens between them.',
  );
  await expect(
    page.getByText('Invalid sort code format. Must be XX-XX-XX or XXXXXX, with digits only.'),
  ).toBeVisible();
});
