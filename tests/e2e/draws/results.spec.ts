import type { Page } from '@playwright/test';
import { prizeRequestLabel, winsText } from '../../../src/lib/draws/results.ts';
import { outcomeLabels } from '../../../src/lib/tickets/ticket-outcomes.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { advanceUntilPolled, shortTimeout } from '../helpers/page-setup.ts';
import { waitForReplies } from '../helpers/waits.ts';

test("results name the winners and mark the member's own tickets", async ({ page, signedIn, open }) => {
  const won = 'Friday Meat Raffle No. 41';
  await signedIn(page, 'ciu');
  await open('ciu', '/?all=1');
  await page.getByRole('link', { name: 'See the results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  const result = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(result(won)).toContainText(/Won.*Your ticket \d{6} won: /s);
  await expect(
    result(won).getByRole('list', { name: 'Winners' }).filter({ hasText: 'Your ticket' }),
  ).toContainText('Alex M. from Leeds');
  for (const [name, says] of [
    ['Wine Cellar Six No. 7', outcomeLabels.pending],
    ['Friday Meat Raffle No. 40', outcomeLabels.noWinListed],
  ] as const) {
    await result(name).scrollIntoViewIfNeeded();
    await expect(result(name)).toContainText(says);
  }
  await page.getByRole('searchbox', { name: 'Search results' }).fill(won.slice(0, -3));
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await result(won).getByRole('link', { name: won }).click();
  await expect(page.getByRole('heading', { level: 1, name: won })).toBeVisible();
});

test.describe('win dialog on a new device', () => {
  test.use({ hasAnnouncedWins: false });

  const told = (tab: Page) => tab.getByRole('dialog', { name: winsText(2) });

  /** Opens a page. @returns waits until the app has the member's tickets */
  async function openCounted(page: Page, path: string): Promise<() => Promise<void>> {
    let isChecked = false;
    page.on('response', (response) => {
      if (response.url().includes('/tickets/me/')) isChecked = true;
    });
    await page.clock.install();
    await page.goto(siteUrl('ciu', path));
    return () => advanceUntilPolled(page, async () => expect(isChecked).toBe(true));
  }

  test('opens after typing, for all wins together', async ({ page, sandbox, signedIn }) => {
    await signedIn(page, 'ciu');
    const isKnown = await openCounted(page, '/support/create-ticket');
    await page.getByLabel('Subject').fill('When is the ');
    await isKnown();
    // The dates of the draws are loaded next. Half a minute would end a request under way.
    await waitForReplies(sandbox);
    await page.clock.fastForward(30_000);
    await expect(page.getByLabel('Subject')).toBeFocused();
    await expect(told(page)).toHaveCount(0);
    await page.getByLabel('Subject').press('Tab');
    await page.getByLabel('Description').press('Tab');
    await page.clock.fastForward(5_000);
    await expect(told(page)).toBeVisible();
    await expect(told(page).getByRole('link', { name: /^See ticket/ })).toHaveCount(2);
    await expect(told(page)).toContainText("Butcher's tray");
    await page.keyboard.press('Escape');
    await expect(told(page)).toHaveCount(0);
    await expect(page.getByLabel('Subject')).toHaveValue('When is the ');
  });

  test('opens after a draw page and links to a support ticket', async ({ page, sandbox, signedIn }) => {
    const [id] = await sandbox.addDraws({ club: 'ciu' });
    await signedIn(page, 'ciu');
    await (await openCounted(page, `/raffles/${id}`))();
    await page.clock.fastForward(15_000);
    await page.clock.runFor(3_000);
    await expect(told(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Wallet' }).first().click();
    await advanceUntilPolled(page, () => expect(told(page)).toBeVisible(shortTimeout));
    const links = told(page).getByRole('link', { name: new RegExp(`^${prizeRequestLabel}`) });
    await links.first().click();
    await expect(page.getByLabel('Subject')).toHaveValue(/^My prize in /);
    await expect(told(page)).toHaveCount(0);
  });
});
