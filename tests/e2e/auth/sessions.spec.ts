/** One session in several tabs: token refresh, sign-out, switch of clubs and end. */
import type { BrowserContext, Page } from '@playwright/test';
import { notices, notUpdated } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { signInHere } from '../helpers/sign-in.ts';
import { waitForReplies } from '../helpers/waits.ts';

const ended = notices.sessionEnded;
const refresh = 'POST token/refresh/';
const stale = (tab: Page) => tab.getByText(notUpdated(undefined));

async function settled(tab: Page): Promise<void> {
  await expect(tab.locator('[data-slot=loaded]').first()).toBeVisible();
  await expect(tab.locator('[data-slot=loaded][aria-busy=true]')).toHaveCount(0);
}

/** Opens the raffles, and then the wallet in a second tab. */
async function openTabs(context: BrowserContext, page: Page): Promise<[Page, Page]> {
  await page.goto(siteUrl('ciu'));
  await settled(page);
  const wallet = await context.newPage();
  await wallet.goto(siteUrl('ciu', '/wallet'));
  await settled(wallet);
  return [page, wallet];
}

/** Refetches all visible data, as after a lost connection. */
async function loadAgain(...tabs: readonly Page[]): Promise<void> {
  const reconnect = () => {
    for (const [value, event] of [
      [false, 'offline'],
      [true, 'online'],
    ] as const) {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true });
      dispatchEvent(new Event(event));
    }
  };
  await Promise.all(tabs.map((tab) => tab.evaluate(reconnect)));
}

async function expectEndedNotice(...tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(tab.getByRole('main').getByText(ended)).toBeVisible();
    await expect(tab.getByText(ended).filter({ visible: true })).toHaveCount(1);
  }
}

async function expectNoNotice(...tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(tab.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(tab.getByText(ended)).toHaveCount(0);
  }
}

const storedToken = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'));

test.beforeEach(async ({ page, signedIn }) => {
  await signedIn(page, 'ciu');
});

test('tabs refresh an expired token once and stay signed in when the refresh fails', {
  tag: ['@spec:4.6', '@spec:7.5'],
}, async ({ context, page, sandbox }) => {
  const tabs = await openTabs(context, page);
  const [raffles, wallet] = tabs;
  await waitForReplies(sandbox);
  const before = await storedToken(page);
  await sandbox.expireTokens();
  await sandbox.clearRequests();
  await loadAgain(...tabs);
  await expect.poll(() => storedToken(page)).not.toBe(before);
  await Promise.all(tabs.map(settled));
  const { counts, requests } = await sandbox.requests();
  expect(counts[refresh]).toBe(1);
  expect(requests.filter(({ status }) => status === 401).length).toBeGreaterThan(tabs.length);
  for (const tab of tabs) await expect(stale(tab)).toHaveCount(0);

  await sandbox.expireTokens();
  await sandbox.faults({ path: 'token/refresh/', status: 503 });
  await loadAgain(...tabs);
  await expect(stale(wallet).first()).toBeVisible();
  await sandbox.clearFaults();
  // A failed request succeeds in a later round.
  await expect(async () => {
    await loadAgain(...tabs);
    await Promise.all(tabs.map(settled));
    await expect(stale(wallet)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(raffles).toHaveURL(siteUrl('ciu'));
  await expect(wallet).toHaveURL(siteUrl('ciu', '/wallet'));
});

test('every tab signs out when the API rejects the refresh token, and returns after sign-in', {
  tag: ['@spec:4.7', '@spec:8.46'],
}, async ({ context, page, sandbox, open }) => {
  const [raffles, wallet] = await openTabs(context, page);
  const tickets = await context.newPage();

  await test.step('every tab shows the notice, also one that loads meanwhile', async () => {
    await sandbox.revokeTokens();
    await Promise.all([loadAgain(wallet), tickets.goto(siteUrl('ciu', '/tickets'))]);
    await expectEndedNotice(wallet, tickets, raffles);
    await raffles.reload();
    await expectEndedNotice(raffles);
  });

  await test.step('each tab returns to its screen after sign-in in one of them', async () => {
    await signInHere(raffles);
    await expect(raffles).toHaveURL(siteUrl('ciu'));
    await expect(raffles.getByRole('article').first()).toBeVisible();
    await expect(wallet).toHaveURL(siteUrl('ciu', '/wallet'));
    await expect(wallet.getByText('Current Balance')).toBeVisible();
    await expect(tickets).toHaveURL(siteUrl('ciu', '/tickets'));
  });

  await test.step('a public page stays open with a message', async () => {
    // A background request of an open page would end the session before the next page loads.
    for (const tab of [page, wallet, tickets]) await tab.goto('about:blank');
    await sandbox.revokeTokens();
    await sandbox.clearRequests();
    await open('ciu', '/complaints');
    await expect(page.getByRole('list').getByText(ended)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(stale(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    const { requests } = await sandbox.requests();
    expect(requests.filter(({ path }) => path === 'clients/current/').at(-1)?.status).toBe(200);
    expect(await storedToken(page)).toBeNull();
  });
});

test('other tabs follow when a member signs out, signs in or switches clubs', {
  tag: ['@spec:4.4', '@spec:7.3', '@spec:8.46'],
}, async ({ context, page, sandbox }) => {
  const wallet = await context.newPage();
  await page.goto(siteUrl('ciu', '/profile'));
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await wallet.goto(siteUrl('ciu', '/wallet'));
  await settled(wallet);
  await waitForReplies(sandbox);

  await test.step('sign-out ends a refresh that is under way in the other tab', async () => {
    const answer = await hold(context, '**/token/refresh/');
    const renewing = context.waitForEvent('request', (request) => request.url().endsWith('/token/refresh/'));
    await sandbox.expireTokens();
    await loadAgain(wallet);
    await renewing;
    await logout.click();
    await expectNoNotice(page);
    answer();
    await expectNoNotice(wallet);
    await wallet.reload();
    await expectNoNotice(wallet);
  });

  await test.step('sign-in opens the raffles in both tabs', async () => {
    await signInHere(wallet);
    for (const tab of [page, wallet]) await expect(tab).toHaveURL(siteUrl('ciu'));
  });

  await test.step('a switch of clubs signs in at the new club only', async () => {
    const atRiverside = await context.newPage();
    await atRiverside.goto(siteUrl('riverside', '/sign-in'));
    await expect(atRiverside.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto(siteUrl('ciu', '/profile'));
    await page.getByRole('main').getByRole('button', { name: 'Switch Client' }).click();
    const exchange = page.waitForRequest('**/users/change_client/');
    await page.getByRole('dialog').getByRole('button', { name: 'Riverside Club' }).click();
    await exchange;
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('shared-auth');
    await expect(page).toHaveURL(siteUrl('riverside'));
    await expect(page).toHaveTitle('Raffles · Riverside Club');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(atRiverside).toHaveURL(siteUrl('riverside'));
    await expect(wallet).toHaveURL(siteUrl('ciu', '/sign-in'));
    expect(await storedToken(wallet)).toBeNull();
  });
});
