import type { Locator } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchaseBar } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { openVirtualKeyboard } from '../helpers/visual-checks/emulation.ts';
import { waitForIdle } from '../helpers/waits.ts';

const heightLeft = 500;

const edges = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
};

test('purchase bar and toasts stay above the virtual keyboard', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/');
  await page.getByRole('main').getByRole('link', { name: 'Play Summer Getaway' }).click();
  await waitForIdle(page);
  const bar = purchaseBar(page);
  await bar.getByRole('spinbutton').focus();
  await openVirtualKeyboard(page, heightLeft);
  await expect.poll(async () => (await bar.evaluate(edges)).bottom).toBe(heightLeft);
  await bar.getByRole('button', { name: 'Purchase' }).click();
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await message.dispatchEvent('pointerover');
  await expect.poll(async () => (await message.evaluate(edges)).bottom).toBeLessThanOrEqual(heightLeft);
});

/** Fields with keyboard type and autocomplete token. */
const fieldsIn = (place: Locator) =>
  place
    .locator('input:not([type=checkbox], [type=radio], [type=hidden]):visible')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(
        ({ labels, type, inputMode, autocomplete }) =>
          `${labels?.[0]?.textContent ?? 'unseen'}: ${[type, inputMode, autocomplete].filter(Boolean).join(' ')}`,
      ),
    );

test('visitor fields set keyboard and autocomplete, and accept autofill', async ({ page, open }) => {
  await open('harlequin', '/sign-up');
  await page.getByLabel('Email').fill('new@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect
    .poll(() => fieldsIn(page.getByRole('main')))
    .toEqual([
      'unseen: text username',
      'Name: text name',
      'Phone number: tel tel tel',
      'Password: password new-password',
      'Confirm password: password new-password',
      'Club code (optional): text off',
      'Membership ID (optional): text off',
    ]);
  await open('ciu', '/sign-in');
  await expect
    .poll(() => fieldsIn(page.getByRole('main')))
    .toEqual(['Email: email username', 'Password: password current-password']);
  // The take-over could replace the field while the test uses it.
  await expect(page.locator('#skeleton')).toHaveCount(0);
  const fill = (field: Locator, value: string) =>
    field.evaluate((input, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, text);
      for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
    }, value);
  await fill(page.getByLabel('Email'), demoMember.email);
  await fill(page.getByLabel('Password', { exact: true }), demoMember.password);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test('member fields set keyboard and autocomplete, and dialogs stay above the keyboard', async ({
  page,
  signedIn,
  open,
}) => {
  const address = (suffix = '') => [
    'Address line 1: text address-line1',
    `Address line 2${suffix}: text address-line2`,
    'City: text address-level2',
    'County: text address-level1',
    'Postcode: text postal-code',
  ];
  const phone = 'Phone number: tel tel tel';
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/withdraw');
  await expect
    .poll(() => fieldsIn(page.getByRole('main')))
    .toEqual([
      'Amount in pounds: text decimal off',
      'Bank name: text off',
      'Account number: text numeric off',
      'Sort code: text numeric off',
      ...address(' (optional)'),
      phone,
    ]);
  await open('ciu', '/profile');
  await page.getByRole('button', { name: 'Edit personal info' }).click();
  await expect.poll(() => fieldsIn(page.getByRole('main'))).toEqual(['Name: text name', phone, ...address()]);

  await waitForIdle(page);
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport();
  await openVirtualKeyboard(page, heightLeft);
  await expect.poll(async () => (await dialog.evaluate(edges)).bottom).toBeLessThanOrEqual(heightLeft);
  await save.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await save.evaluate(edges)).bottom).toBeLessThanOrEqual(heightLeft);
});
