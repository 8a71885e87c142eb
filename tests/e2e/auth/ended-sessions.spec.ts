import type { BrowserContext, Page } from '@playwright/test';
import { notices } from '../../../src/lib/messages/notices.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { apiHost } from '../helpers/hosts/addresses.ts';
import { signInHere } from '../helpers/sign-in.ts';

const ended = notices.sessionEnded;

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

async function areTold(...tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(tab.getByRole('main').getByText(ended)).toBeVisible();
    await expect(tab.getByText(ended).filter({ visible: true })).toHaveCount(1);
  }
}

/** Signs in, which brings each tab back to where it was. */
async function signInAgain(...[raffles, wallet]: readonly [Page, Page]): Promise<void> {
  await signInHere(raffles);
  await expect(raffles).toHaveURL(siteUrl('ciu'));
  await expect(raffles.getByRole('article').first()).toBeVisible();
  await expect(wallet).toHaveURL(siteUrl('ciu', '/wallet'));
  await expect(wallet.getByText('Current Balance')).toBeVisible();
  for (const tab of [raffles, wallet]) await settled(tab);
}

test.beforeEach(async ({ page, signedIn }) => {
  await signedIn(page, 'ciu');
});

test('a refusal signs out every tab, until somebody signs in', {
  tag: ['@spec:4.7', '@spec:8.46'],
}, async ({ context, page, sandbox }) => {
  const [raffles, wallet] = await openTwo(context, page);
  await sandbox.revokeTokens();
  await loadAgain(wallet);
  const later = await context.newPage();
  await later.goto(siteUrl('ciu', '/tickets'));
  await areTold(wallet, later, raffles);
  await raffles.reload();
  await areTold(raffles);
  await signInAgain(raffles, wallet);
  await expect(later).toHaveURL(siteUrl('ciu', '/tickets'));
  await later.goto(siteUrl('ciu', '/profile'));
  await later.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [raffles, wallet, later]) {
    await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(tab.getByText(ended)).toHaveCount(0);
  }
});

test('every tab says that the session ended, whatever it does', {
  tag: '@spec:8.46',
}, async ({ context, page, runningSandbox, sandbox }) => {
  const tabs = await openTwo(context, page);
  const [raffles, wallet] = tabs;

  await test.step('another device has used the refresh token', async () => {
    await spendElsewhere(page, runningSandbox.port);
    await sandbox.expireTokens();
    await Promise.all(tabs.map(loadAgain));
    await areTold(...tabs);
    await signInAgain(...tabs);
  });

  await test.step('one loads while the other one is refused', async () => {
    await sandbox.revokeTokens();
    await Promise.all([loadAgain(raffles), wallet.reload()]);
    await areTold(...tabs);
    await signInAgain(...tabs);
  });

  await test.step('one was left for another page', async () => {
    await wallet.goto('about:blank');
    await sandbox.revokeTokens();
    await loadAgain(raffles);
    await areTold(raffles);
    await wallet.goBack();
    await areTold(wallet);
    await signInAgain(...tabs);
  });

  await test.step('both open at once', async () => {
    for (const tab of tabs) await tab.goto('about:blank');
    await sandbox.revokeTokens();
    await Promise.all([
      raffles.goto(siteUrl('ciu', '/subscriptions')),
      wallet.goto(siteUrl('ciu', '/tickets')),
    ]);
    await areTold(...tabs);
  });
});
