import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';

const wallet = 'The amount will be added to your wallet shortly.';
const tickets = 'The tickets will be purchased shortly.';
const callback = (club: string, query: Record<string, string>) =>
  siteUrl(club, `/callback?${new URLSearchParams(query)}`);

test('a deposit is told with what the API says of the balance', { tag: '@spec:2.23' }, async ({
  page,
  signedIn,
}) => {
  await signedIn(page, 'ciu', 'empty@example.com');
  await page.goto(callback('ciu', { amount: '10.00', reference: 'PX-ABC123' }));
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page).toHaveTitle(/^Payment Successful! · /);
  await expect(page.getByText(wallet)).toBeVisible();
  const facts = page.getByRole('definition');
  await expect(facts).toHaveText(['£10.00', 'PX-ABC123', '£0.00']);
});

test('a payment for a lottery tells of tickets', async ({ page, signedIn }) => {
  await signedIn(page, 'ciu');
  await page.goto(callback('ciu', { lottery: '3', amount: '4', reference: 'PX-1' }));
  await expect(page.getByText(tickets)).toBeVisible();
  await expect(page.getByText(wallet)).toHaveCount(0);
});

test('an error is told with its details, as text', async ({ page, signedIn }) => {
  const error = 'Declined <img src=x onerror=alert(1)>';
  await signedIn(page, 'ciu');
  await page.goto(callback('ciu', { error, amount: '10.00', reference: 'PX-1' }));
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page).toHaveTitle('Payment Failed · CIU Social Club');
  await expect(page.getByRole('heading', { name: 'Error Details' })).toBeVisible();
  await expect(page.getByText(error)).toBeVisible();
  await expect(page.getByText('Payment Successful!')).toHaveCount(0);
  await expect(page.getByText('£10.00')).toHaveCount(0);
});

test('what looks wrong or is missing is left out', async ({ page }) => {
  for (const query of [
    {},
    { amount: 'a lot', reference: 'x'.repeat(65) },
    { amount: '-5', reference: '<b>' },
  ]) {
    await page.goto(callback('ciu', query));
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(0);
  }
});

test('what was wanted stands first among the ways on', async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  const ways = page.getByRole('navigation', { name: 'Continue' }).getByRole('link');
  await signedIn(page, 'ciu', email);
  await page.goto(callback('ciu', { error: 'Declined' }));
  await expect(ways.first()).toHaveText('Try again');
  await expect(ways.first()).toHaveAttribute('href', '/wallet/deposit');
  await open('ciu', `/raffles/${id}`);
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await page.getByRole('button', { name: /decline/i }).click();
  await ways.first().click();
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${id}`));
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await page.getByRole('button', { name: /approve/i }).click();
  await expect(ways).toHaveText(['Go to tickets', 'Back to the draw', 'Go to wallet', 'Go to home']);
  await page.goto(callback('ciu', { amount: '4' }));
  await expect(ways.first()).toHaveText('Go to wallet');
});

test('the ways on lead on', async ({ page, signedIn }) => {
  await signedIn(page, 'ciu');
  for (const [name, path] of [
    ['Go to wallet', '/wallet'],
    ['Go to tickets', '/tickets'],
    ['Go to home', '/'],
  ] as const) {
    await page.goto(callback('ciu', { amount: '1' }));
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(siteUrl('ciu', path));
  }
});

test('a visitor sees the result, no balance, and a way to sign in', { tag: '@spec:2.23' }, async ({
  page,
  sandbox,
}) => {
  await page.goto(callback('ciu', { amount: '10.00' }));
  await expect(page.getByText(wallet)).toBeVisible();
  await expect(page.getByText('Current Balance')).toHaveCount(0);
  expect((await sandbox.requests()).counts['GET users/me/']).toBeUndefined();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
});
