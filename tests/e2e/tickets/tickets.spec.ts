import type { Page } from '@playwright/test';
import { desktopFromPx } from '../../../src/lib/config.ts';
import { outcomeLabels } from '../../../src/lib/tickets/ticket-outcomes.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { readWhenStable } from '../helpers/waits.ts';

const tickets = (page: Page) => page.getByRole('article').filter({ hasText: /^Ticket/ });
const group = (page: Page, draw: string) => page.getByRole('main').getByRole('region', { name: draw });

/** Widths with two rows of filters, and with one. */
const filterRows = [
  [320, [2, 2]],
  [1024, [4]],
] as const;

test('tickets screen groups tickets by draw and keeps their position while the draws load', {
  tag: ['@spec:2.10', '@spec:7.23'],
}, async ({ page, signedIn, open }) => {
  const name = 'Friday Meat Raffle No. 42';
  await signedIn(page, 'ciu');
  const answer = await hold(page, '**/draws/public/**');
  await open('ciu', '/tickets');

  await test.step('tickets appear before the draws load and keep their position', async () => {
    const places = async ({ width }: { width: number }) => {
      await expect(page.locator('#sidebar')).toHaveCount(width < desktopFromPx ? 0 : 1);
      await expect(group(page, name).getByText(/, waiting for the /)).toBeVisible();
      return readWhenStable(() =>
        tickets(page).evaluateAll((all) => all.slice(0, 5).map((stub) => stub.getBoundingClientRect().y)),
      );
    };
    const closing = page.getByText(/^Close[sd] [A-Z]/);
    const sizes = [1024, 320].map((width) => ({ width, height: 844 }));
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

  await test.step('outcome filters wrap evenly and ticket stubs never wrap on desktops', async () => {
    const filters = page.getByRole('group', { name: 'Show tickets' }).getByRole('button');
    const rowSizes = () =>
      filters.evaluateAll((all) => {
        const tops = all.map((filter) => Math.round(filter.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      });
    for (const [width, expected] of filterRows) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(rowSizes, `${width}`).toEqual(expected);
    }
    const listLines = () =>
      tickets(page).evaluateAll((all) =>
        all.flatMap((stub) =>
          [...stub.querySelectorAll('p, time')].map((line) => {
            const { fontSize } = getComputedStyle(line);
            const isWrapped = line.getBoundingClientRect().height > 2 * Number.parseFloat(fontSize);
            return `${isWrapped ? 'wrapped' : 'one line'}: ${line.textContent}`;
          }),
        ),
      );
    // The sidebar narrows the page.
    await expect(page.locator('#sidebar')).toBeVisible();
    const lines = await readWhenStable(listLines);
    expect(lines).toContainEqual(expect.stringMatching(/^one line: Bought/));
    expect(lines.filter((line) => line.startsWith('wrapped'))).toEqual([]);
  });

  await test.step('groups mark subscriptions and wins and link to their draw', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets');
    const running = group(page, name);
    const stub = running.getByRole('article').first();
    await expect(stub).toContainText('Subscription');
    await expect(stub).toHaveText(/^Ticket \d{6}[^\d]/);
    await expect(stub).not.toContainText(name);
    await expect(running).toContainText(/\d+ tickets?, waiting for the drawCloses [A-Z][a-z]{2} \d+, \d{4}/);
    await expect(running.getByText(outcomeLabels.open)).toHaveCount(1);
    const past = group(page, 'Friday Meat Raffle No. 41');
    await past.scrollIntoViewIfNeeded();
    await expect(past).toContainText(/2 tickets: 1 won, 1 with no win listedClosed [A-Z][a-z]{2} \d+, \d{4}/);
    await expect(past.getByRole('article').filter({ hasText: outcomeLabels.won })).toHaveCount(1);
    await expect(past.getByRole('article').filter({ hasText: outcomeLabels.noWinListed })).toHaveCount(0);
    await page.getByRole('heading', { name }).getByRole('link').click();
    await expect(page).toHaveURL(/\/raffles\/\d+$/);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});
