import { expect, test } from '../helpers/fixtures.ts';

test('notifications are listed once, newest first, with their dates', {
  tag: ['@spec:2.17', '@spec:7.22'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/notifications');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.filter({ hasText: 'Welcome to' })).toHaveCount(1);
  await expect(entries.first()).toHaveAttribute('aria-setsize', String(await entries.count()));
  const times = await entries
    .getByRole('time')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime') ?? ''));
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted((a, b) => Date.parse(b) - Date.parse(a)));
  await expect(entries.last()).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M/);
});

test('a member without notifications is told so', async ({ page, sandbox, signedIn, open }) => {
  const member = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', member.email);
  await open('ciu', '/notifications');
  await expect(page.getByText("You don't have any notification yet.")).toBeVisible();
});

test('an address in a notification leads there, within the app where it is ours', async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/notifications');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: '/subscriptions' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});
