/** One session in several tabs: token refresh, sign-out, switch of clubs and end. */
import type { Page } from '@playwright/test';
import { notices } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { reconnect } from '../helpers/page-setup.ts';
import { signInHere } from '../helpers/sign-in.ts';
import { waitForReplies } from '../helpers/waits.ts';

const ended = notices.sessionEnded;
const refresh = 'POST token/refresh/';

async function settled(tab: Page): Promise<void> {
  await expect(tab.locator('[data-slot=loaded]').first()).toBeVisible();
  await expect(tab.locator('[data-slot=loaded][aria-busy=true]')).toHaveCount(0);
}

/** Refetches all visible data, as after a lost connection. */
async function loadAgain(...tabs: readonly Page[]): Promise<void> {
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

test('tabs share one session: its refresh, sign-out, rejection, return and switch of clubs', {
  tag: ['@spec:4.4', '@spec:4.6', '@spec:4.7', '@spec:7.3', '@spec:7.5', '@spec:8.46'],
}, async ({ context, page, sandbox, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  const profile = page.getByRole('main');
  const logout = profile.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  const wallet = await context.newPage();
  await wallet.goto(siteUrl('ciu', '/wallet'));
  await settled(wallet);

  await test.step('an expired token is refreshed once for all tabs', async () => {
    await waitForReplies(sandbox);
    const before = await storedToken(page);
    await sandbox.expireTokens();
    await sandbox.clearRequests();
    await loadAgain(page, wallet);
    await expect.poll(() => storedToken(page)).not.toBe(before);
    await waitForReplies(sandbox);
    const { counts, requests } = await sandbox.requests();
    expect(counts[refresh]).toBe(1);
    expect(requests.filter(({ status }) => status === 401).length).toBeGreaterThan(1);
  });

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
  });

  await test.step('sign-in opens the raffles in both tabs', async () => {
    await signInHere(wallet);
    for (const tab of [page, wallet]) await expect(tab).toHaveURL(siteUrl('ciu'));
  });

  await test.step('a rejected token signs out both tabs with a notice, and sign-in returns them', async () => {
    await wallet.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
    await settled(wallet);
    await waitForReplies(sandbox);
    await sandbox.revokeTokens();
    await loadAgain(wallet);
    await expectEndedNotice(wallet, page);
    await page.reload();
    await expectEndedNotice(page);
    await signInHere(page);
    await expect(page).toHaveURL(siteUrl('ciu'));
    await expect(wallet).toHaveURL(siteUrl('ciu', '/wallet'));
    await expect(wallet.getByText('Current Balance')).toBeVisible();
  });

  await test.step('a switch of clubs signs in at the new club only', async () => {
    const atRiverside = await context.newPage();
    await atRiverside.goto(siteUrl('riverside', '/sign-in'));
    await expect(atRiverside.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await open('ciu', '/profile');
    await profile.getByRole('button', { name: 'Switch Client' }).click();
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
