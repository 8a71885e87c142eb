import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { readWhenStable } from '../helpers/waits.ts';

const link = (page: Page, amount: string) =>
  page.getByRole('main').getByRole('link', { name: `Balance ${amount}`, exact: true });

/** Positions of the first elements beside the balance. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main input', 'main article'].map((kind) => {
      const { x, y } = document.querySelector(kind)?.getBoundingClientRect() ?? {};
      return [kind, x, y];
    }),
  );

test('the balance says nothing while it is unknown, and moves nothing when it comes', async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  for (const path of ['/', '/tickets']) {
    const release = await hold(page, /users\/me\//);
    await open('ciu', path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    const before = await readWhenStable(() => places(page));
    await expect(page.getByRole('link', { name: 'Balance' })).toHaveCount(0);
    release();
    await expect(link(page, '£48.50')).toBeVisible();
    await expect.poll(() => places(page)).toEqual(before);
    await page.unrouteAll();
  }
});

test('what is bought in one tab leaves the new balance there, and in another that is looked at', async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 12_345_678 });
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  await signedIn(page, 'ciu', email);
  await open('ciu');
  await expect(link(page, '£123,456.78')).toHaveAttribute('href', '/wallet');
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(siteUrl('ciu', '/subscriptions'));
  await expect(link(other, '£123,456.78')).toBeVisible();

  await open('ciu', `/raffles/${id}`);
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByText('You bought 1 ticket(s) for this draw.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(link(page, '£123,451.78')).toBeVisible();

  await expect(link(other, '£123,456.78')).toBeVisible();
  // A fresh balance is not refetched.
  await other.clock.fastForward(5_000);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(link(other, '£123,451.78')).toBeVisible();
});
