/** Screens that replace another one: each says why, offers a way on, is accessible and fits every width. */
import type { Page } from '@playwright/test';
import { notices, sharedNotices, tenantUnknown } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';
import { isLoaded } from '../helpers/states/state-visits.ts';
import { layoutFindings } from '../helpers/visual-checks/viewport-checks.ts';
import { narrowViewport, reducedViewports } from '../helpers/visual-checks/viewports.ts';
import { wcagFindings } from '../helpers/visual-checks/wcag.ts';
import { isSoak, sample } from '../helpers/walks.ts';

test.use({ hasTouch: true });
test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page, text: string) => page.locator('[data-slot=notices]').getByText(text);
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

/** Makes every icon throw, also those of the frame. Runs in the page. */
function breakIcons(): void {
  const create = Document.prototype.createElementNS;
  Object.defineProperty(Document.prototype, 'createElementNS', {
    value(namespace: string, name: string) {
      if (name === 'svg') throw new Error('a defect');
      return create.call(this, namespace, name);
    },
  });
}

async function expectSound(page: Page, what: string): Promise<void> {
  await page.waitForFunction(isLoaded);
  const misplaced = await layoutFindings(page, isSoak ? reducedViewports : [narrowViewport]);
  expect([...(await wcagFindings(page)), ...misplaced], what).toEqual([]);
}

/** For screens whose frame or notice another fallback screen has, too. */
const expectSoundAtNight: typeof expectSound = async (...args) => {
  if (isSoak) await expectSound(...args);
};

test('visitor fallback screens are accessible: no page, no tenant, no reply, no connection', {
  tag: ['@wide', '@spec:2.25', '@spec:8.9', '@spec:8.47', '@spec:8.54', '@spec:8.67'],
}, async ({ page, context, sandbox, open, failing }) => {
  await open('ciu', '/no-such-page');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expectSoundAtNight(page, 'a missing page');

  for (const path of sample(['/sign-in', '/terms-of-service'], 2)) {
    await open('nobody', path);
    await expect(heading(page, tenantUnknown)).toBeVisible();
    await expect(page.getByText('nobody.praxis.localhost')).toBeVisible();
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectSound(page, 'a missing club');

  await failing('clients/current/', 503);
  await open('harlequin', '/sign-in');
  const unreached = notice(page, sharedNotices.tenantMissing);
  await expect(unreached).toBeVisible();
  await expectSoundAtNight(page, 'a club that is not reached');
  await sandbox.clearFaults();
  await retry(page);
  await expect(unreached).toBeHidden();
  await expect(page).toHaveTitle(/^Sign In · .*Harlequin/);

  // Prefetch fails offline.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const offline = notice(page, notices.offline);
  await expect(offline).toBeVisible();
  await expectSoundAtNight(page, 'no connection');
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(page.locator('#announcer')).toContainText(notices.online);
});

test('member fallback screens are accessible: no page, no connection, failed load, crash', {
  tag: ['@wide', '@spec:2.25', '@spec:4.15', '@spec:8.8', '@spec:8.67', '@spec:8.68'],
}, async ({ page, context, sandbox, signedIn, open, failing, problems }) => {
  problems.allow(/a defect|app-error/i);
  await signedIn(page, 'ciu');
  await open('ciu', '/tickets');
  await open('ciu', '/no-such-page');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expectSound(page, 'a missing page');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/tickets'));
  await page.goForward();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(siteUrl('ciu'));
  await expect(heading(page, 'Raffles')).toBeVisible();

  await page.waitForFunction(isLoaded);
  await context.setOffline(true);
  await expect(notice(page, "You're offline.")).toBeVisible();
  await expectSoundAtNight(page, 'no connection');
  await context.setOffline(false);

  await disableOfflineCache(page);
  await failing('users/me/', 500);
  await open('ciu', '/notifications');
  const unloaded = notice(page, sharedNotices.memberMissing);
  await expect(unloaded).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await expectSoundAtNight(page, 'a profile that is not loaded');
  await sandbox.clearFaults();
  await retry(page);
  await expect(unloaded).toBeHidden();

  const part = /_astro\/notifications\./;
  await page.route(part, (route) => route.abort());
  await open('ciu', '/notifications');
  const main = page.getByRole('main');
  await expect(main.getByText(notices.lazyLoadFailed)).toBeVisible();
  const [around, alert] = await Promise.all([main.boundingBox(), main.locator('.alert').boundingBox()]);
  expect(alert?.x ?? 0, 'stands in from the edge').toBeGreaterThanOrEqual((around?.x ?? 0) + 16);
  expect(alert?.y ?? 0, 'and from the header').toBeGreaterThanOrEqual((around?.y ?? 0) + 16);
  await expectSoundAtNight(page, 'a missing part');
  await page.unroute(part);

  const body = "export default () => { throw new Error('a defect') }";
  await page.route(part, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await open('ciu', '/wallet');
  await page.getByRole('link', { name: 'Notifications' }).press('Enter');
  const crash = "Application Error: We're sorry, but something went wrong with the application.";
  await expect(heading(page, /^Application Error/)).toBeFocused();
  await expect(page.getByText(crash)).toBeVisible();
  await expect(page).toHaveTitle('Application Error');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(heading(page, 'Raffles')).toBeVisible();
  await page.addInitScript(breakIcons);
  await open('ciu', '/wallet');
  await expect(heading(page, /^Application Error/)).toBeVisible();
  await expectSound(page, 'a crash');
});
