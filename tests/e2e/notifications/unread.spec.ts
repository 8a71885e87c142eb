import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { demoMember } from '../helpers/sign-in.ts';

const { email } = demoMember;
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Waits for the read keys of this many members. */
async function haveMet(page: Page, members: number): Promise<void> {
  const met = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seen ')).length);
  await expect.poll(met).toBe(2 * members);
}

test('what has come is counted wherever it is reached from until it is shown, in every tab', async ({
  page,
  context,
  sandbox,
  signedIn,
  open,
}) => {
  await context.addInitScript(() => {
    const show = (count: number) => Object.assign(globalThis, { badge: count });
    const badges = { setAppBadge: show, clearAppBadge: () => show(0) };
    for (const [name, value] of Object.entries(badges)) Object.defineProperty(navigator, name, { value });
  });
  const badge = () => page.evaluate(() => (globalThis as { badge?: number }).badge);
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  await haveMet(page, 1);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect.poll(badge).toBe(0);

  await sandbox.addNotifications({ club: 'ciu', email, count: 2 });
  await sandbox.addSupportReply({ club: 'ciu', email, message: '<p>It is on its way.</p>' });
  await page.reload();
  await expect(bell(page, 'Notifications, 2 new')).toBeVisible();
  await expect(page.getByRole('link', { name: 'More, 1 new' })).toBeVisible();
  await expect(page).toHaveTitle('(3) Wallet · CIU Social Club');
  await expect.poll(badge).toBe(3);

  const other = await context.newPage();
  await other.goto(siteUrl('ciu', '/more'));
  await expect(other.getByRole('link', { name: 'Support, 1 new' })).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Notifications, 2 new' }).click();
  await expect(other.getByText('It was left on request.').first()).toBeVisible();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(page).toHaveTitle('(1) Wallet · CIU Social Club');
  await other.goto(siteUrl('ciu', '/support'));
  await expect(other.getByText('It is on its way.')).toBeVisible();
  await expect(page).toHaveTitle('Wallet · CIU Social Club');
  await expect(page.getByRole('link', { name: 'More', exact: true })).toBeVisible();
  await expect.poll(badge).toBe(0);

  await sandbox.addNotifications({ club: 'ciu', email, count: 1 });
  await other.setViewportSize({ width: 1280, height: 900 });
  await other.reload();
  const opener = other.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(opener).toHaveAccessibleName('Notifications, 1 new');
  await opener.click();
  await expect(opener).toHaveAccessibleName('Notifications');
});

test('what was seen is not new again after signing out and in, and nobody else’s', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const other = await sandbox.createMember({ club: 'ciu' });
  await signIn(page, 'ciu');
  await haveMet(page, 1);
  await sandbox.addNotifications({ club: 'ciu', email, count: 2 });
  await page.reload();
  await expect(bell(page, 'Notifications, 2 new')).toBeVisible();
  await open('ciu', '/more');
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, 'ciu', other.email);
  await haveMet(page, 2);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await open('ciu', '/more');
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, 'ciu');
  await expect(bell(page, 'Notifications, 2 new')).toBeVisible();
  await bell(page, 'Notifications, 2 new').click();
  await expect(page.getByText('It was left on request.').first()).toBeVisible();
  await open('ciu', '/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(bell(page, 'Notifications')).toBeVisible();
});
