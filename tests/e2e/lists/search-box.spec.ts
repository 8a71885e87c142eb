import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { rowSummary } from '../helpers/locators.ts';
import { sample } from '../helpers/walks.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const lists = [
  { path: '/', search: 'Summer' },
  { path: '/tickets', search: 'Friday' },
  { path: '/results', search: 'Friday' },
  { path: '/wallet/statement', search: 'Deposit' },
] as const;

const box = (page: Page) => page.getByRole('searchbox');
/** The statement has its search box in a row that opens. */
async function openSearch(page: Page): Promise<void> {
  const row = rowSummary(page, 'Search and filter');
  await expect(row.or(box(page)).first()).toBeVisible();
  if ((await box(page).count()) === 0) await row.click();
}

const clear = (page: Page) => page.getByRole('button', { name: 'Clear search' });

for (const { path, search } of sample(lists, lists.length)) {
  test(`search box at ${path} offers to clear only when it has text`, { tag: '@walk' }, async ({
    page,
    sandbox,
    signedIn,
  }) => {
    const everything = siteUrl('ciu', path);
    const found = siteUrl('ciu', `${path}?search=${search}`);
    await signedIn(page, 'ciu');
    await page.goto(found);
    await openSearch(page);
    await expect(box(page)).toHaveValue(search);
    await clear(page).click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(clear(page)).toHaveCount(0);
    await expect(page).toHaveURL(everything);

    await box(page).pressSequentially(search);
    await expect(page).toHaveURL(found);
    await box(page).press('Tab');
    await expect(clear(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(clear(page)).toHaveCount(0);
    await expect(page).toHaveURL(everything);
    await box(page).press('Tab');
    await expect(page.getByRole('main').locator(':focus')).not.toHaveAccessibleName('Clear search');

    await visit({ page, sandbox, club: 'ciu' }, `${path}?search=${search}`);
    for (const expected of [search, '', search]) {
      await openSearch(page);
      await expect(box(page)).toHaveValue(expected);
      await expect(clear(page)).toHaveCount(expected ? 1 : 0);
      await (expected ? page.goBack() : page.goForward());
    }
  });
}
