import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { noteBox } from '../helpers/locators.ts';

const wallet = 'The amount will be added to your wallet shortly.';
const tickets = 'The tickets will be purchased shortly.';
const callback = (query: Record<string, string>) => `/callback?${new URLSearchParams(query)}`;

test('a payment is told with what the API says of the balance, and the ways on lead on', {
  tag: '@spec:2.23',
}, async ({ page, signedIn, open }) => {
  const ways = page.getByRole('navigation', { name: 'Continue' }).getByRole('link');
  await signedIn(page, 'ciu', 'empty@example.com');
  await open('ciu', callback({ amount: '10.00', reference: 'PX-ABC123' }));
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page).toHaveTitle(/^Payment Successful! · /);
  await expect(page.getByText(wallet)).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['£10.00', 'PX-ABC123', '£0.00']);
  await expect(ways.first()).toHaveText('Go to wallet');
  for (const [name, path] of [
    ['Go to wallet', '/wallet'],
    ['Go to tickets', '/tickets'],
    ['Go to home', '/'],
  ] as const) {
    await expect(ways.filter({ hasText: name })).toHaveAttribute('href', path);
  }

  await open('ciu', callback({ lottery: '3', amount: '4', reference: 'PX-1' }));
  await expect(page.getByText(tickets)).toBeVisible();
  await expect(page.getByText(wallet)).toHaveCount(0);
  await expect(page.getByRole('main').locator(noteBox)).toHaveText(
    /We can't find this payment\..*You may have paid on another device\. Check your tickets\./,
  );

  const error = 'Declined <img src=x onerror=alert(1)>';
  await open('ciu', callback({ error, amount: '10.00', reference: 'PX-1' }));
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page).toHaveTitle('Payment Failed · CIU Social Club');
  await expect(page.getByRole('heading', { name: 'Error Details' })).toBeVisible();
  await expect(page.getByText(error)).toBeVisible();
  const causes = page.getByRole('region', { name: 'What it may have been' });
  await expect(causes.getByRole('listitem')).toHaveText([
    'Your bank waited for your approval, and it was missing or came too late.',
    'There was not enough money in the account.',
    'The card, or the bank, does not allow payments for raffles or gambling.',
  ]);
  await expect(causes.getByRole('link', { name: 'Ask us' })).toBeVisible();
  await expect(page.getByText('Payment Successful!')).toHaveCount(0);
  await expect(page.getByText('£10.00')).toHaveCount(0);
  await expect(ways).toHaveText(['Go to wallet', 'Go to tickets', 'Go to home']);
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test('a visitor sees the result without what looks wrong, no balance, and a way to sign in', {
  tag: '@spec:2.23',
}, async ({ page, sandbox, open }) => {
  await open('ciu', callback({ amount: 'a lot', reference: '<b>' }));
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText(wallet)).toBeVisible();
  await expect(page.getByRole('definition')).toHaveCount(0);
  await expect(page.getByText('Current Balance')).toHaveCount(0);
  expect((await sandbox.requests()).counts['GET users/me/']).toBeUndefined();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
});
