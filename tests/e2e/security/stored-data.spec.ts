import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { waitForIdle } from '../helpers/waits.ts';

interface Stored {
  readonly key: RegExp;
  /** First words in the privacy text. */
  readonly row: string;
  /** Remains after sign-out. */
  readonly isLeft?: true;
}

const known: readonly Stored[] = [
  { key: /^(token|refreshToken)$/, row: 'The two keys of your session' },
  { key: /^(seenBy$|kept \S+ seen )/, row: 'What you saw last' },
  { key: /^kept \S+ (reminder|timeReminder|sitting)$/, row: 'The reminders that you set' },
  { key: /^kept \S+ (order|payment|card payment|paid|taken|withdrawals)\b/, row: 'Orders and payments' },
  { key: /^kept /, row: 'What you typed' },
  { key: /^sessionEnded$/, row: 'That we ended your session', isLeft: true },
  { key: /^(client|clientLoadedAt)$/, row: 'The name, logo, colours and texts', isLeft: true },
  { key: /^(theme|sidebar_state)$/, row: 'Light or dark mode', isLeft: true },
  { key: /^(visits|winsTold|seen) ciu/, row: 'Which wins, notifications and answers', isLeft: true },
  { key: /^(paymentFrom|returnTo|chosenClient|signUp|reloadedFor\w+)$/, row: 'Where you were', isLeft: true },
];

const storedKeys = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []),
  ]);

const rowOf = (key: string) => known.find((stored) => stored.key.test(key));

test('the privacy text tells of everything that a visit stores, and signing out removes what it says', {
  tag: '@wide',
}, async ({ page, signIn, open }) => {
  await signIn(page, 'ciu');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await page.getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByText(/^Bought /).first()).toBeVisible();
  await open('ciu', '/wallet/withdraw');
  await page.getByLabel('Amount in pounds').fill('1');
  await page.getByLabel('Bank name').fill('Barclays');
  await page.getByLabel('Account number').fill('12345678');
  await page.getByLabel('Sort code').fill('123456');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Taking you back …')).toBeVisible();
  await open('ciu', '/wallet/deposit');
  await page.getByRole('button', { name: '£1', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page).not.toHaveURL(siteUrl('ciu', '/wallet/deposit'));
  await open('ciu', '/notifications');
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Control+b');
  await open('ciu', '/play-in-control');
  await page.getByLabel('Tell me of the time').selectOption({ index: 1 });
  await open('ciu', '/support/create-ticket');
  await page.getByLabel('Subject').fill('Where is my deposit?');
  await open('ciu', '/privacy-policy');
  await waitForIdle(page);

  const before = await storedKeys(page);
  expect(before.filter((key) => !rowOf(key))).toEqual([]);
  const text = page.getByRole('main');
  for (const { row, key } of known) {
    await expect(text.getByRole('cell', { name: row }), String(key)).toBeVisible();
  }
  await open('ciu', '/more');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect.poll(async () => (await storedKeys(page)).filter((key) => !rowOf(key)?.isLeft)).toEqual([]);
});
