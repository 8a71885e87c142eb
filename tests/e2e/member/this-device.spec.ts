import { expect, siteUrl, test } from '../helpers/fixtures.ts';

const path = '/this-device';

test('a member sees what is kept on the device, removes a kind, and then all of it', async ({
  page,
  open,
  signIn,
}) => {
  const row = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  const until = page.getByRole('region', { name: 'Removed when you sign out', exact: true });
  await signIn(page, 'ciu');
  await open('ciu', '/privacy-policy');
  await page.getByRole('link', { name: 'Kept on this device' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', path));
  await expect(until.getByRole('listitem').first()).toContainText('The two keys of your session');
  await expect(until.getByRole('listitem').first()).toContainText('Here now: 2 entries in this browser.');
  await expect(row('The two keys').getByRole('button')).toHaveText('Sign out');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await expect(page.getByRole('main')).not.toContainText(token);

  await row('The name, logo').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('Removed from this device.')).toBeVisible();
  await expect(row('The name, logo')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Not removed when you sign out' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('client'))).toBeNull();

  const opener = page.getByRole('button', { name: 'Remove all' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove all that is kept here?' });
  await expect(dialog).toHaveAccessibleDescription(/signs you out/);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Remove all and sign out' }).press('Enter');
  await expect(page.getByText('Everything that can be removed here is removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing is kept here' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await open('ciu', '/wallet');
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
});

test('a browser that keeps nothing says so', async ({ page, open }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await open('ciu', path);
  await expect(page.getByText('This browser keeps nothing for this site.')).toBeVisible();
});
