import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';

const codes = [
  'accountNumber',
  'clubCode',
  'email',
  'newPassword',
  'passcode',
  'password',
  'postcode',
  'sortCode',
];

const textControls = 'form :is(input:not([type]), input[type=text], input[type=email], input[type=password])';

/** What the browser may do to each text field of the screen, by field. */
function readTypingAids(page: Page): Promise<[string, string][]> {
  return page
    .locator(textControls)
    .evaluateAll((controls) =>
      controls.map((control) => [
        control.getAttribute('name') ?? '',
        ['autocorrect', 'autocapitalize', 'spellcheck']
          .map((aid) => `${aid}=${control.getAttribute(aid) ?? 'on'}`)
          .join(' '),
      ]),
    );
}

test('code fields turn off correction, capitals and spell check on every form', async ({
  page,
  open,
  signedIn,
}) => {
  const found = new Map<string, string>();
  const collect = async (field: string) => {
    await expect(page.locator(textControls).and(page.getByLabel(field, { exact: true }))).toBeVisible();
    for (const [name, aids] of await readTypingAids(page))
      found.set(`${new URL(page.url()).pathname} ${name}`, aids);
  };
  await open('ciu', '/sign-in');
  await collect('Password');
  await open('ciu', '/sign-up');
  await page.getByLabel('18 years').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await collect('Email');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await collect('Club code (optional)');
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/withdraw');
  await collect('Sort code');
  await open('ciu', '/change-password');
  await collect('New Password');
  await open('ciu', '/profile');
  await page.getByRole('button', { name: 'Edit personal info' }).click();
  await collect('Postcode');
  await page.getByRole('tab', { name: 'Pass card' }).click();
  await page.getByRole('button', { name: 'Edit Pass card' }).click();
  await collect('Pass card');

  const ofCodes = [...found].filter(([field]) => codes.includes(field.split(' ')[1] ?? ''));
  expect(new Set(ofCodes.map(([field]) => field.split(' ')[1]))).toEqual(new Set(codes));
  expect(Object.fromEntries(ofCodes)).toEqual(
    Object.fromEntries(
      ofCodes.map(([field]) => [field, 'autocorrect=off autocapitalize=off spellcheck=false']),
    ),
  );
});
