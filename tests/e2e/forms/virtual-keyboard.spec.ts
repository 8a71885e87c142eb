import type { Locator } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchaseBar } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { openVirtualKeyboard } from '../helpers/visual-checks/emulation.ts';
import { waitForIdle } from '../helpers/waits.ts';

const heightLeft = 500;

const expectBottom = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element.getBoundingClientRect().bottom));

/**
 * Describes the fields: label, type, keyboard and autocomplete token. A code turns off correction, capitals and spell
 * check.
 */
const fieldsIn = (place: Locator) =>
  place.locator('input:not([type=checkbox], [type=radio], [type=hidden]):visible').evaluateAll((inputs) =>
    (inputs as HTMLInputElement[]).map((input) => {
      const { labels, type, inputMode, autocomplete } = input;
      const aids = ['autocorrect', 'autocapitalize', 'spellcheck'].map((aid) => input.getAttribute(aid));
      const isCode = aids.join(' ') === 'off off false';
      const parts = [type, inputMode, autocomplete, isCode && 'code'];
      return `${labels?.[0]?.textContent ?? 'unseen'}: ${parts.filter(Boolean).join(' ')}`;
    }),
  );

const expectFields = (place: Locator, ...fields: readonly string[]) =>
  expect.poll(() => fieldsIn(place)).toEqual(fields);

test('visitor fields set keyboard, autocomplete and typing aids, and accept autofill', async ({
  page,
  open,
}) => {
  const main = page.getByRole('main');
  await open('harlequin', '/sign-up');
  await expectFields(main, 'Email: email email code');
  await page.getByLabel('Email').fill('new@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectFields(
    main,
    'unseen: text username',
    'Name: text name',
    'Phone number: tel tel tel',
    'Password: password new-password code',
    'Confirm password: password new-password code',
    'Club code (optional): text off code',
    'Membership ID (optional): text off code',
  );
  await open('ciu', '/sign-in');
  await expectFields(main, 'Email: email username code', 'Password: password current-password code');
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

test('member fields set keyboard, autocomplete and typing aids, and nothing stays below the keyboard', async ({
  page,
  signedIn,
  open,
}) => {
  const address = (suffix = '') => [
    'Address line 1: text address-line1',
    `Address line 2${suffix}: text address-line2`,
    'City: text address-level2',
    'County: text address-level1',
    'Postcode: text postal-code code',
  ];
  const phone = 'Phone number: tel tel tel';
  const main = page.getByRole('main');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  await waitForIdle(page);
  await test.step('fields', async () => {
    await main.getByRole('link', { name: 'Withdraw' }).click();
    await expectFields(
      main,
      'Amount in pounds: text decimal off',
      'Bank name: text off',
      'Account number: text numeric off code',
      'Sort code: text numeric off code',
      ...address(' (optional)'),
      phone,
    );
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await press('Edit personal info');
    await expectFields(main, 'Name: text name', phone, ...address());
    await press('Cancel personal info');
    await page.getByRole('tab', { name: 'Pass card' }).click();
    await press('Edit Pass card');
    await expectFields(main, 'Pass card: text off code');
  });
  await test.step('dialog stays above the keyboard', async () => {
    await press('Edit email');
    const dialog = page.getByRole('dialog');
    await expectFields(dialog, 'Email: email email code', 'Password: password current-password code');
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeInViewport();
    await openVirtualKeyboard(page, heightLeft);
    await expectBottom(dialog).toBeLessThanOrEqual(heightLeft);
    await save.scrollIntoViewIfNeeded();
    await expectBottom(save).toBeLessThanOrEqual(heightLeft);
    await page.keyboard.press('Escape');
  });
  await test.step('purchase bar and toasts stay above the keyboard', async () => {
    await openVirtualKeyboard(page, 844);
    await page.goBack();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Raffles' }).click();
    await main.getByRole('link', { name: 'Play Summer Getaway' }).click();
    const bar = purchaseBar(page);
    await bar.getByRole('spinbutton').focus();
    await openVirtualKeyboard(page, heightLeft);
    await expectBottom(bar).toBe(heightLeft);
    await bar.getByRole('button', { name: 'Purchase' }).click();
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await message.dispatchEvent('pointerover');
    await expectBottom(message).toBeLessThanOrEqual(heightLeft);
  });
});
