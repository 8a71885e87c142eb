/** One session in several tabs: token refresh, change of member and sign-out. */
import type { BrowserContext, Page } from '@playwright/test';
import { notices, notUpdated } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { signInHere } from '../helpers/sign-in.ts';
import { waitForReplies } from '../helpers/waits.ts';

const ended = notices.sessionEnded;
const refresh = 'POST token/refresh/';
const paths = ['/', '/wallet', '/tickets'];

async function settled(tab: Page): Promise<void> {
  await expect(tab.locator('[data-slot=loaded]').first()).toBeVisible();
  await expect(tab.locator('[data-slot=loaded][aria-busy=true]')).toHaveCount(0);
}

async function openTabs(context: BrowserContext, page: Page): Promise<[Page, Page, Page]> {
  await page.goto(siteUrl('ciu'));
  await settled(page);
  const tabs: [Page, Page, Page] = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.slice(1).map((tab, index) => tab.goto(siteUrl('ciu', paths[index + 1]))));
  await Promise.all(tabs.map(settled));
  return tabs;
}

async function loadAgain(tabs: readonly Page[]): Promise<void> {
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        for (const [value, event] of [
          [false, 'offline'],
          [true, 'online'],
        ] as const) {
          Object.defineProperty(navigator, 'onLine', { value, configurable: true });
          dispatchEvent(new Event(event));
        }
      }),
    ),
  );
}

async function expectNoNotice(tab: Page): Promise<void> {
  await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(tab.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(tab.getByText(ended)).toHaveCount(0);
}

const storedToken = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'));

test('tabs refresh an expired token once and stay signed in when the refresh fails', {
  tag: ['@spec:4.6', '@spec:7.5'],
}, async ({ context, page, sandbox, signedIn }) => {
  await signedIn(page, 'ciu');
  const tabs = await openTabs(context, page);
  const [, wallet] = tabs;
  await waitForReplies(sandbox);
  const before = await storedToken(page);
  await sandbox.expireTokens();
  await sandbox.clearRequests();
  await loadAgain(tabs);
  await expect.poll(() => storedToken(page)).not.toBe(before);
  await Promise.all(tabs.map(settled));
  const { counts, requests } = await sandbox.requests();
  expect(counts[refresh]).toBe(1);
  expect(requests.filter(({ status }) => status === 401).length).toBeGreaterThan(paths.length);
  for (const tab of tabs) await expect(tab.getByText(notUpdated(undefined))).toHaveCount(0);

  for (const fault of [{ drop: 'body', status: 200, body: { detail: 'cut' } } as const, { status: 503 }]) {
    await sandbox.expireTokens();
    await sandbox.faults({ path: 'token/refresh/', ...fault });
    await loadAgain(tabs);
    await expect(wallet.getByText(notUpdated(undefined)).first()).toBeVisible();
    await sandbox.clearFaults();
    // A failed request succeeds in a later round.
    await expect(async () => {
      await loadAgain(tabs);
      await Promise.all(tabs.map(settled));
      await expect(wallet.getByText(notUpdated(undefined))).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    for (const [index, tab] of tabs.entries()) await expect(tab).toHaveURL(siteUrl('ciu', paths[index]));
  }
});

test('an expired session still shows a public page', async ({ page, sandbox, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await sandbox.expireTokens();
  await open('ciu', '/complaints');
  const text = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(text).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect((await sandbox.requests()).counts[refresh]).toBe(1);

  // A background request of the open page would end the session before the next page loads.
  await page.goto('about:blank');
  await sandbox.revokeTokens();
  await sandbox.clearRequests();
  await open('ciu', '/complaints');
  await expect(page.getByRole('list').getByText(ended)).toBeVisible();
  await expect(text).toBeVisible();
  await expect(page.getByText(notUpdated(undefined))).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  const { requests } = await sandbox.requests();
  expect(requests.filter(({ path }) => path === 'clients/current/').at(-1)?.status).toBe(200);
  expect(await storedToken(page)).toBeNull();
});

test('other tabs follow when a member signs out, signs in or switches clubs', {
  tag: ['@spec:4.4', '@spec:7.3', '@spec:8.46'],
}, async ({ context, page, sandbox, signedIn }) => {
  await signedIn(page, 'ciu');
  const tabs = await openTabs(context, page);
  const [raffles, wallet, tickets] = tabs;
  await raffles.goto(siteUrl('ciu', '/profile'));
  await waitForReplies(sandbox);
  // If another tab refreshes the token first, the wallet waits for it.
  const answer = await hold(context, '**/token/refresh/');
  const renewing = context.waitForEvent('request', (request) => request.url().endsWith('/token/refresh/'));
  await sandbox.expireTokens();
  await loadAgain([wallet]);
  await renewing;
  await raffles.getByRole('button', { name: 'Logout' }).click();
  await expectNoNotice(raffles);
  answer();
  for (const tab of tabs) await expectNoNotice(tab);
  await wallet.reload();
  await expectNoNotice(wallet);
  await tickets.goto(siteUrl('ciu', '/tickets'));
  await expectNoNotice(tickets);

  await signInHere(wallet);
  for (const tab of [raffles, wallet]) await expect(tab).toHaveURL(siteUrl('ciu'));
  await expect(tickets).toHaveURL(siteUrl('ciu', '/tickets'));

  const atRiverside = await context.newPage();
  await atRiverside.goto(siteUrl('riverside', '/sign-in'));
  await expect(atRiverside.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await raffles.goto(siteUrl('ciu', '/profile'));
  await raffles.getByRole('main').getByRole('button', { name: 'Switch Client' }).click();
  const exchange = raffles.waitForRequest('**/users/change_client/');
  await raffles.getByRole('dialog').getByRole('button', { name: 'Riverside Club' }).click();
  await exchange;
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('shared-auth');
  await expect(raffles).toHaveURL(siteUrl('riverside'));
  await expect(raffles).toHaveTitle('Raffles · Riverside Club');
  await expect(raffles.getByRole('article').first()).toBeVisible();
  await expect(atRiverside).toHaveURL(siteUrl('riverside'));
  for (const tab of tabs.slice(1)) await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
  expect(await storedToken(wallet)).toBeNull();
});

test('a tab shows no data of the previous member after another signs in', async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const next = await sandbox.createMember({ club: 'ciu', name: 'Next Member', balance: 777 });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  await settled(page);
  const other = await context.newPage();
  // A switch of tenants sets this cookie.
  const cookie = { name: 'shared-auth', value: next.access, domain: '.praxis.localhost', path: '/' };
  await context.addCookies([{ ...cookie, secure: true, sameSite: 'None' }]);
  await other.goto(siteUrl('ciu', '/wallet'));
  await expect(other.getByText('£7.77').first()).toBeVisible();
  await expect(page).toHaveURL(siteUrl('ciu'));
  await page.getByRole('link', { name: 'Wallet' }).first().click();
  await expect(page.getByText('£7.77').first()).toBeVisible();
});
