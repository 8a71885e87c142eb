import type { Page } from '@playwright/test';
import { memberNotices } from '../../../src/lib/messages/member-notices.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { trackLayoutShift } from '../helpers/page-setup.ts';

/** Waits for a cached reply to a path of the API. */
async function isKept(page: Page, address: RegExp): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join('\n')))
    .toMatch(new RegExp(`^owner/[^/]+/[^/]+/offline/${address.source}`, 'm'));
}

test('cached data shows at once, and dated without selling anything while the API sends HTML', {
  tag: '@spec:8.49',
}, async ({ page, problems, sandbox, signedIn, open }) => {
  problems.allow(/is not valid JSON|Unexpected/);
  await signedIn(page, 'ciu');
  await open('ciu');
  const card = page.getByRole('article').filter({ hasText: 'Play' }).first();
  const draw = (await card.getByRole('heading').textContent()) ?? '';
  const panel = page.getByRole('complementary', { name: 'Get tickets' });
  const notice = page.getByText(/^We couldn't update this\. Last updated \w{3} \d/);
  await isKept(page, /draws\/public/);

  await test.step('second visit shows the cached list, then the fresh one, without a layout shift', async () => {
    const jumps = await trackLayoutShift(page);
    const release = await hold(page, '**/draws/public/**');
    await page.reload();
    await expect(card).toBeVisible();
    const mark = page.getByText(/^updated /);
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(mark).toBeVisible();
    release();
    await expect(mark).toHaveCount(0);
    await expect(card).toBeVisible();
    expect(await jumps()).toBe(0);
  });
  await test.step('draw and list show their dates and no purchase when another server responds', async () => {
    await card.getByRole('link').first().click();
    await expect(panel).toBeVisible();
    await isKept(page, /draws\/\d+\//);
    await page.clock.install();
    await sandbox.faults({
      status: 200,
      body: '<!doctype html><title>Log in</title>',
      headers: { 'Content-Type': 'text/html' },
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: draw })).toBeVisible();
    await expect(page.getByText(memberNotices.drawNotUpdated)).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(notice).toHaveCount(1);
    await page.getByRole('link', { name: 'Raffles', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: draw })).toBeVisible();
    await expect(notice).toHaveCount(1);
  });
  await test.step('notice disappears when the API responds again', async () => {
    await sandbox.clearFaults();
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(notice).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('article').filter({ hasText: draw })).toBeVisible();
  });
});
