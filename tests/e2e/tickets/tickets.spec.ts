import type { Page } from '@playwright/test';
import { desktopFromPx } from '../../../src/lib/config.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { readWhenStable } from '../helpers/waits.ts';

const tickets = (page: Page) => page.getByRole('article').filter({ hasText: /^Ticket/ });
const group = (page: Page, draw: string) => page.getByRole('main').getByRole('region', { name: draw });

test('tickets stand under their draws, subscriptions and wins marked', {
  tag: ['@spec:2.10', '@spec:7.23'],
}, async ({ page, signedIn, open }) => {
  const name = 'Friday Meat Raffle No. 42';
  await signedIn(page, 'ciu');
  await open('ciu', '/tickets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets');
  const running = group(page, name);
  const stub = running.getByRole('article').first();
  await expect(stub).toContainText('Subscription');
  await expect(stub).toHaveText(/^Ticket \d{6}[^\d]/);
  await expect(stub).not.toContainText(name);
  await expect(running).toContainText(/\d+ tickets?Live, Close Date [A-Z][a-z]{2} \d+, \d{4}/);
  const past = group(page, 'Friday Meat Raffle No. 41');
  await expect(past.getByRole('article').filter({ hasText: 'Won' })).toHaveCount(1);
  await expect(past).toContainText(/Closed, Close Date [A-Z][a-z]{2} \d+, \d{4}/);
  await page.getByRole('heading', { name }).getByRole('link').click();
  await expect(page).toHaveURL(/\/raffles\/\d+$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('tickets wait for no draw, and stay where they are', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  const answer = await hold(page, '**/draws/public/**');
  await open('ciu', '/tickets');
  const places = async ({ width }: { width: number }) => {
    await expect(page.locator('#sidebar')).toHaveCount(width < desktopFromPx ? 0 : 1);
    await expect(tickets(page).first()).toBeVisible();
    return readWhenStable(() =>
      tickets(page).evaluateAll((all) => all.slice(0, 5).map((stub) => stub.getBoundingClientRect().y)),
    );
  };
  const closing = page.getByText(/^Close Date/);
  const sizes = [1280, 390, 320].map((width) => ({ width, height: 844 }));
  const before = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    before.push(await places(size));
  }
  await expect(closing).toHaveCount(0);
  answer();
  await expect(closing).not.toHaveCount(0);
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size);
    expect(await places(size), `${size.width}`).toEqual(before.pop());
  }
});
