import type { BrowserContext, Page } from '@playwright/test';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { apiHost } from '../helpers/hosts/addresses.ts';
import { signInHere } from '../helpers/sign-in.ts';

const ended = 'Your session has ended. Please sign in again.';

async function settled(tab: Page): Promise<void> {
  await expect(tab.locator('[data-slot=loaded]').first()).toBeVisible();
  await expect(tab.locator('[data-slot=loaded][aria-busy=true]')).toHaveCount(0);
}

async function openTwo(context: BrowserContext, page: Page): Promise<[Page, Page]> {
  await page.goto(siteUrl('ciu'));
  await settled(page);
  const wallet = await context.newPage();
  await wallet.goto(siteUrl('ciu', '/wallet'));
  await settled(wallet);
  return [page, wallet];
}

/** Refetches all visible data by an `online` event. */
async function loadAgain(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
}

async function spendElsewhere(tab: Page, sandboxPort: number): Promise<void> {
  const refreshToken = await tab.evaluate(() => localStorage.getItem('refreshToken'));
  const body = { refreshToken };
  const reply = await requestTenant(sandboxPort, apiHost('ciu'), '/token/refresh/', { method: 'POST', body });
  expect(reply.status).toBe(200);
}

async function isTold(tab: Page): Promise<void> {
  await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(tab.getByRole('main').getByText(ended)).toBeVisible();
  await expect(tab.getByText(ended).filter({ visible: true })).toHaveCount(1);
}

async function isNotTold(tab: Page): Promise<void> {
  await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(tab.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(tab.getByText(ended)).toHaveCount(0);
}

test.beforeEach(async ({ page, signedIn }) => {
  await signedIn(page, 'ciu');
});

test('tabs whose refresh token another device has used say so at once', { tag: '@spec:8.46' }, async ({
  context,
  page,
  runningSandbox,
  sandbox,
}) => {
  const tabs = await openTwo(context, page);
  await spendElsewhere(page, runningSandbox.port);
  await sandbox.expireTokens();
  await Promise.all(tabs.map(loadAgain));
  for (const tab of tabs) await isTold(tab);
});

test('a tab that is opened or loaded anew after the refusal says so, too, until somebody signs in', {
  tag: '@spec:8.46',
}, async ({ context, page, sandbox }) => {
  const [raffles, wallet] = await openTwo(context, page);
  await sandbox.revokeTokens();
  await loadAgain(wallet);
  await isTold(wallet);
  const later = await context.newPage();
  await later.goto(siteUrl('ciu', '/tickets'));
  await isTold(later);
  await isTold(raffles);
  await raffles.reload();
  await isTold(raffles);
  await signInHere(later);
  await expect(later).toHaveURL(siteUrl('ciu', '/tickets'));
  await later.goto(siteUrl('ciu', '/profile'));
  await later.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [raffles, wallet, later]) await isNotTold(tab);
});

test('tabs that open at once with a refused pair all say so', async ({ context, page, sandbox }) => {
  const tabs = await openTwo(context, page);
  for (const tab of tabs) await tab.goto('about:blank');
  await sandbox.revokeTokens();
  await Promise.all([
    tabs[0].goto(siteUrl('ciu', '/subscriptions')),
    tabs[1].goto(siteUrl('ciu', '/tickets')),
  ]);
  for (const tab of tabs) await isTold(tab);
});

test('a tab that loads while another one is refused says so', async ({ context, page, sandbox }) => {
  const [raffles, wallet] = await openTwo(context, page);
  await sandbox.revokeTokens();
  await Promise.all([loadAgain(raffles), wallet.reload()]);
  for (const tab of [raffles, wallet]) await isTold(tab);
});

test('a tab that was left for another page says so on the way back', async ({ context, page, sandbox }) => {
  const [raffles, wallet] = await openTwo(context, page);
  await wallet.goto('about:blank');
  await sandbox.revokeTokens();
  await loadAgain(raffles);
  await isTold(raffles);
  await wallet.goBack();
  await isTold(wallet);
});

test('nothing is said where the member has signed out, in no tab and at no later time', {
  tag: '@spec:8.46',
}, async ({ context, page, sandbox }) => {
  const [raffles, wallet] = await openTwo(context, page);
  await raffles.goto(siteUrl('ciu', '/profile'));
  await sandbox.expireTokens();
  await Promise.all([loadAgain(wallet), raffles.getByRole('button', { name: 'Logout' }).click()]);
  for (const tab of [raffles, wallet]) await isNotTold(tab);
  await wallet.reload();
  await isNotTold(wallet);
  const later = await context.newPage();
  await later.goto(siteUrl('ciu', '/tickets'));
  await isNotTold(later);
});
