/** The app's one voice: each thing is said once, in order, and where a listener can still hear it. */
import { expect, siteUrl, test } from './support/fixtures.ts';
import { Listener } from './support/listener.ts';

const spoken = (lines: readonly string[]) => lines.filter((line) => /^(says|interrupts)/.test(line));

test('a result is heard although its dialog closes', async ({ page, signedIn }) => {
  const listener = await Listener.on(page);
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu', '/subscriptions'));
  const active = page.getByRole('article', { name: '2 ticket(s) for Friday Meat Raffle' });
  await active.getByRole('button', { name: 'Unsubscribe' }).click();
  await listener.heard();
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(active).toBeFocused();
  const said: string[] = [];
  await expect
    .poll(async () => {
      said.push(...spoken(await listener.heard()));
      return said.filter((line) => !line.endsWith('(lost)'));
    })
    .toContain('says "Successfully unsubscribed from the raffle."');
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
