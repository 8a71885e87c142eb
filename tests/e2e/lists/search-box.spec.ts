import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { rowSummary } from '../helpers/locators.ts';
import { sample } from '../helpers/walks.ts';

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
    signedIn,
  }) => {
    const everything = siteUrl('ciu', path);
    const found = siteUrl('ciu', `${path}?search=${search}`);
    await signedIn(page, 'ciu');
    await page.goto(everything);
    await openSearch(page);
    await expect(box(page)).toHaveValue('');
    await expect(clear(page)).toHaveCount(0);

    await box(page).pressSequentially(search);
    await expect(clear(page)).toBeVisible();
    await expect(page).toHaveURL(found);
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

    await page.goto(found);
    await openSearch(page);
    await expect(box(page)).toHaveValue(search);
    await expect(clear(page)).toBeVisible();
    await page.goBack();
    await openSearch(page);
    await expect(box(page)).toHaveValue('');
    await expect(clear(page)).toHaveCount(0);
    await page.goForward();
    await openSearch(page);
    await expect(box(page)).toHaveValue(search);
    await expect(clear(page)).toBeVisible();
  });
}

test('search box waits half a second after the last letter', { tag: '@spec:9.5' }, async ({
  page,
  signedIn,
  open,
}) => {
  await page.clock.install();
  await signedIn(page, 'ciu');
  await open('ciu');
  await expect(page.locator('#skeleton')).toHaveCount(0);
  // Within the tolerated clock error.
  await page.clock.pauseAt(Date.now() + 10_000);
  await box(page).pressSequentially('jack');
  await page.clock.runFor(450);
  await box(page).press('p');
  await page.clock.runFor(490);
  await expect(page).toHaveURL(siteUrl('ciu'));
  await page.clock.runFor(20);
  await expect(page).toHaveURL(siteUrl('ciu', '/?search=jackp'));
});
