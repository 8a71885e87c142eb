import { expect, siteUrl, test } from '../helpers/fixtures.ts';

test('a member reads what is kept on the device, and deletes all of it but the pause', async ({
  page,
  open,
  signIn,
}) => {
  await signIn(page, 'ciu');
  await open('ciu', '/privacy-policy');
  await page.getByRole('link', { name: 'Data on this device' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/this-device'));
  const until = page.getByRole('region', { name: 'Deleted when you sign out' });
  await expect(until.getByRole('listitem').first()).toHaveText(
    'Your sign-inKeeps you signed in. Until you sign out or we sign you out.',
  );
  const pause = page.getByRole('listitem').filter({ hasText: 'Your pause and note' });
  await expect(pause).toContainText('You cannot delete a pause here.');
  const pauseKey = 'pause/ciu/1';
  await page.evaluate((key) => localStorage.setItem(key, '2099-01-02 2099-01-01 A note'), pauseKey);

  const opener = page.getByRole('button', { name: 'Delete everything and sign out' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete everything stored here?' });
  await expect(dialog).toHaveAccessibleDescription(/signs you out.*before you buy again/);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Delete and sign out' }).press('Enter');
  await expect(page.getByText("We've deleted everything we stored here, except your pause.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete everything', exact: true })).toBeFocused();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
    pauseKey,
  ]);
  await open('ciu', '/wallet');
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
});
