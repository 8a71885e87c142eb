import { findStoredItems, storedDataNotices } from '../../../src/lib/storage/stored-items.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';

const pauseKey = 'pause/ciu/1';

test('member sees all stored data of the device and deletes it, except the pause', async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'ciu');
  await page.evaluate((key) => localStorage.setItem(key, '2099-01-02 2099-01-01 A note'), pauseKey);
  await open('ciu', '/privacy-policy');
  await page.getByRole('link', { name: /^See what's stored on this device$/ }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/this-device'));
  const items = page.getByRole('listitem');
  const known = findStoredItems(['token', pauseKey]);
  expect(known).toHaveLength(2);
  for (const { what, why, howLong, isRemovedAtSignOut } of known) {
    const name = isRemovedAtSignOut ? /^Deleted when you sign out$/ : /^Kept after you sign out$/;
    const section = page.getByRole('region', { name });
    await expect(section.getByRole('listitem').filter({ hasText: what })).toHaveText(
      `${what}${why}. ${howLong}.`,
    );
  }
  const [order] = findStoredItems(['owner/ciu//pending-order/1']);
  const orders = items.filter({ hasText: order?.what ?? '' });
  await expect(orders, 'not stored').toBeHidden();
  await page.getByText('What else').click();
  await expect(orders).toBeVisible();

  const opener = page.getByRole('button', { name: 'Delete all' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: storedDataNotices.question });
  await expect(dialog).toHaveAccessibleDescription(storedDataNotices.signsOut);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await dialog.getByRole('button', { name: /^Delete all and sign out$/ }).press('Enter');
  await expect(page.getByText(storedDataNotices.deleted)).toBeVisible();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
    pauseKey,
  ]);
  const stored = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(stored, 'the list follows').toContainText(findStoredItems([pauseKey]).map(({ what }) => what));
  await open('ciu', '/wallet');
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
});
