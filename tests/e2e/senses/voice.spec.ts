/** The app's one voice: each thing is said once, in order, and where a listener can still hear it. */
import { expect, siteUrl, test } from '../support/fixtures.ts';
import { Listener } from '../support/hearing/listener.ts';

test('a result is heard although its dialog closes', async ({ page, signedIn }) => {
  const listener = await Listener.on(page);
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu', '/subscriptions'));
  const active = page.getByRole('article', { name: '2 ticket(s) for Friday Meat Raffle' });
  await active.getByRole('button', { name: 'Unsubscribe' }).click();
  await listener.goOn();
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(active).toBeFocused();
  await expect.poll(() => listener.heard()).toContain('says "Successfully unsubscribed from the raffle."');
});

test('what was said does not stay to be come across', async ({ page }) => {
  await page.clock.install();
  await page.goto(siteUrl('ciu', '/sign-in'));
  await page.getByLabel('Password', { exact: true }).fill('secret');
  const toggle = page.getByRole('button', { name: 'Show password' });
  await expect(async () => {
    await toggle.click();
    await page.clock.runFor(500);
    await expect(page.locator('#announcer')).toHaveText('Your password is visible', { timeout: 500 });
  }).toPass();
  await page.clock.runFor(10_000);
  await expect(page.locator('#announcer')).toBeEmpty();
});

test('a list that grows says all along how long it is', async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await sandbox.addDraws({ club: 'ciu', name: 'Filler', count: 30 });
  await sandbox.addTransactions({ club: 'ciu', email, count: 60 });
  await signedIn(page, 'ciu', email);
  for (const { path, total } of [
    { path: '/?search=Filler', total: 30 },
    { path: '/wallet', total: 60 },
  ]) {
    await page.goto(siteUrl('ciu', path));
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items.first()).toHaveAttribute('aria-posinset', '1');
    expect(await items.count(), 'drawn so far').toBeLessThan(total);
    await expect(page.locator(`main li:not([aria-setsize="${total}"])`)).toHaveCount(0);
  }
});
