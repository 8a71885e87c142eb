import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { advanceUntilPolled, shortTimeout } from '../helpers/page-setup.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForReplies } from '../helpers/waits.ts';

const { email } = demoMember;
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('unread notifications and replies are counted until the member sees them', {
  tag: ['@spec:2.17', '@spec:7.22'],
}, async ({ page, context, sandbox, signedIn, open }) => {
  await context.addInitScript(() => {
    const show = (count: number) => Object.assign(globalThis, { badge: count });
    const badges = { setAppBadge: show, clearAppBadge: () => show(0) };
    for (const [name, value] of Object.entries(badges)) Object.defineProperty(navigator, name, { value });
  });
  await context.clock.install();
  const badge = () => page.evaluate(() => (globalThis as { badge?: number }).badge);
  const main = page.getByRole('main');
  const support = main.getByRole('link', { name: 'Support, 1 new' });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  // Both lists have been read once.
  const met = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seen/')).length);
  await advanceUntilPolled(page, async () => expect(await met()).toBe(2));
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect.poll(badge).toBe(0);

  await sandbox.addNotifications({ club: 'ciu', email, count: 2 });
  await sandbox.addSupportReply({ club: 'ciu', email, message: '<p>It is on its way.</p>' });
  await page.reload();
  await advanceUntilPolled(page, () => expect(bell(page, 'Notifications, 2 new')).toBeVisible(shortTimeout));
  await expect(page).toHaveTitle('(3) Wallet · CIU Social Club');
  await expect.poll(badge).toBe(3);

  await test.step('notifications count as read once they are listed, newest first', async () => {
    await page.getByRole('link', { name: 'More, 1 new' }).click();
    await expect(support).toBeVisible();
    await main.getByRole('link', { name: 'Notifications, 2 new' }).click();
    const entries = main.getByRole('listitem');
    await expect(entries.first()).toContainText('This is a test.');
    await expect(entries.filter({ hasText: 'Welcome to' })).toHaveCount(1);
    const times = await entries
      .getByRole('time')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime') ?? ''));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted((a, b) => Date.parse(b) - Date.parse(a)));
    await expect(entries.last()).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M/);
    await expect(page).toHaveTitle('(1) Notifications · CIU Social Club');
  });

  await test.step('a link in a notification stays in the app', async () => {
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await main.getByRole('link', { name: '/subscriptions' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });

  await test.step('a reply counts as read once it is shown', async () => {
    await page.getByRole('link', { name: 'More, 1 new' }).click();
    await support.click();
    await expect(page.getByText('It is on its way.')).toBeVisible();
    await expect(page).toHaveTitle('Support · CIU Social Club');
    await expect(page.getByRole('link', { name: /^More(?!.* new)/ })).toBeVisible();
    await expect.poll(badge).toBe(0);
  });

  await test.step('the panel of a wide window marks its notifications as read', async () => {
    await sandbox.addNotifications({ club: 'ciu', email, count: 1 });
    await page.setViewportSize({ width: 1280, height: 900 });
    const opener = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await waitForReplies(sandbox);
    // The next poll.
    await page.clock.fastForward(60_000);
    await expect(opener).toHaveAccessibleName('Notifications, 1 new');
    await opener.click();
    await expect(opener).toHaveAccessibleName('Notifications');
  });
});
