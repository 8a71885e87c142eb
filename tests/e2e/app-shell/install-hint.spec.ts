import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { waitForServices } from '../helpers/waits.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const hint = (page: Page) => page.getByRole('region', { name: 'Add CIU Social Club to this device' });
const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

/** Opens the app on a later visit, and then the raffles. */
async function comeBack(page: Page, beforeRaffles = async () => {}): Promise<void> {
  await page.goto(siteUrl('ciu', '/tickets'));
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
  await waitForServices(page);
  await beforeRaffles();
  await goTo(page, 'Raffles');
}

test('install hint opens the browser prompt or lists the steps, until it is declined', async ({
  page,
  signedIn,
}) => {
  const makeOffer = () =>
    page.evaluate(() => {
      const prompt = async () => void document.documentElement.setAttribute('data-asked', '');
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'dismissed' }) }));
      return event.defaultPrevented;
    });
  await signedIn(page, 'ciu');
  // Each page load is a later visit.
  await page.addInitScript(() => {
    localStorage['visits/ciu'] = JSON.stringify({ count: 1, at: 1, isHintDone: false });
  });

  await test.step('install hint opens the browser prompt and is not shown again when declined', async () => {
    await comeBack(page, async () => {
      expect(await makeOffer()).toBe(true);
      await expect(hint(page)).toHaveCount(0);
    });
    await hint(page).getByRole('button', { name: 'Install' }).click();
    await expect(hint(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-asked');
    await makeOffer();
    await goTo(page, 'Tickets');
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
    await goTo(page, 'Raffles');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  });

  await test.step('install hint lists the steps for Safari on an iPhone and can be dismissed', async () => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), iphone);
    await comeBack(page);
    await expect(hint(page).getByRole('listitem')).toHaveText([
      /Tap\s+Share in Safari\./,
      /^Choose “Add to Home Screen”\.$/,
    ]);
    await hint(page).getByRole('button', { name: 'No thanks' }).click();
    await expect(hint(page)).toHaveCount(0);
    const stored = await page.evaluate(() => localStorage.getItem('visits/ciu') ?? '');
    expect(JSON.parse(stored)).toMatchObject({ isHintDone: true });
  });
});
