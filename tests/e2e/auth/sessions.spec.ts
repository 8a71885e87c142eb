import type { BrowserContext, Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForReplies } from '../helpers/waits.ts';

const ended = 'Your session has ended. Please sign in again.';
const refresh = 'POST token/refresh/';
const paths = ['/', '/wallet', '/tickets'];

async function settled(tab: Page): Promise<void> {
  await expect(tab.locator('[data-slot=loaded]').first()).toBeVisible();
  await expect(tab.locator('[data-slot=loaded][aria-busy=true]')).toHaveCount(0);
}

async function openTabs(context: BrowserContext, page: Page): Promise<Page[]> {
  await page.goto(siteUrl('ciu'));
  await settled(page);
  const others = await Promise.all(paths.slice(1).map(() => context.newPage()));
  const tabs = [page, ...others];
  await Promise.all(others.map((tab, index) => tab.goto(siteUrl('ciu', paths[index + 1]))));
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

const storedToken = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'));

test('tabs renew an expired session once', async ({ context, page, sandbox, signedIn }) => {
  await signedIn(page, 'ciu');
  const tabs = await openTabs(context, page);
  for (const round of [1, 2]) {
    await waitForReplies(sandbox);
    const before = await storedToken(page);
    await sandbox.expireTokens();
    await sandbox.clearRequests();
    await loadAgain(tabs);
    await expect.poll(() => storedToken(page)).not.toBe(before);
    await Promise.all(tabs.map(settled));
    const { counts, requests } = await sandbox.requests();
    expect(counts[refresh], `refreshes in round ${round}`).toBe(1);
    expect(requests.filter(({ status }) => status === 401).length).toBeGreaterThan(paths.length);
    for (const tab of tabs) await expect(tab.getByText('Could not update')).toHaveCount(0);
  }
});

test('a refusal signs out every tab and says so; a sign-in brings each back to where it was', async ({
  context,
  page,
  sandbox,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  const tabs = await openTabs(context, page);
  await sandbox.revokeTokens();
  await loadAgain([page]);
  for (const tab of tabs) {
    await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(tab.getByRole('main').getByText(ended)).toBeVisible();
  }
  const [, wallet, tickets] = tabs as [Page, Page, Page];
  await wallet.getByLabel('Email').fill(demoMember.email);
  await wallet.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await wallet.getByRole('button', { name: 'Sign in' }).click();
  for (const [index, tab] of tabs.entries()) await expect(tab).toHaveURL(siteUrl('ciu', paths[index]));
  await expect(wallet.getByText('Current Balance')).toBeVisible();
  await expect(tickets.getByRole('article').first()).toBeVisible();
});

test('what is open to all is loaded with a session that ran out, renewed or ended on the way', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await sandbox.expireTokens();
  await open('ciu', '/complaints');
  const text = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(text).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect((await sandbox.requests()).counts[refresh]).toBe(1);

  // A background request of the open page would end the session before the next page.
  await page.goto('about:blank');
  await sandbox.revokeTokens();
  await sandbox.clearRequests();
  await open('ciu', '/complaints');
  await expect(page.getByRole('list').getByText(ended)).toBeVisible();
  await expect(text).toBeVisible();
  await expect(page.getByText('Could not update')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  const { requests } = await sandbox.requests();
  expect(requests.filter(({ path }) => path === 'clients/current/').at(-1)?.status).toBe(200);
  expect(await storedToken(page)).toBeNull();
});

test('a refresh that the network or the server loses keeps every tab signed in', async ({
  context,
  page,
  sandbox,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  const tabs = await openTabs(context, page);
  const [, wallet] = tabs as [Page, Page];
  for (const fault of [{ drop: true } as const, { status: 503 }]) {
    await sandbox.expireTokens();
    await sandbox.faults({ path: 'token/refresh/', ...fault });
    await loadAgain(tabs);
    await expect(wallet.getByText('Could not update.').first()).toBeVisible();
    await sandbox.clearFaults();
    // A failed read loads in a later round.
    await expect(async () => {
      await loadAgain(tabs);
      await Promise.all(tabs.map(settled));
      await expect(wallet.getByText('Could not update.')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    for (const [index, tab] of tabs.entries()) await expect(tab).toHaveURL(siteUrl('ciu', paths[index]));
  }
});

test('signing out, signing in and switching clubs in one tab show in the others', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  const tabs = await openTabs(context, page);
  const [raffles, wallet] = tabs as [Page, Page];

  await raffles.goto(siteUrl('ciu', '/profile'));
  await raffles.getByRole('button', { name: 'Logout' }).click();
  for (const tab of tabs) await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(wallet.getByText(ended)).toHaveCount(0);

  await wallet.getByLabel('Email').fill(demoMember.email);
  await wallet.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await wallet.getByRole('button', { name: 'Sign in' }).click();
  for (const tab of tabs) await expect(tab).toHaveURL(siteUrl('ciu'));

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
  await expect(raffles.getByRole('article').first()).toBeVisible();
  await expect(atRiverside).toHaveURL(siteUrl('riverside'));
  for (const tab of tabs.slice(1)) await expect(tab).toHaveURL(siteUrl('ciu', '/sign-in'));
  expect(await storedToken(wallet)).toBeNull();
});

test('a tab of one member never shows or does anything for the next one', async ({
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
  await context.addCookies([
    {
      name: 'shared-auth',
      value: next.access,
      domain: '.praxis.localhost',
      path: '/',
      secure: true,
      sameSite: 'None',
    },
  ]);
  await other.goto(siteUrl('ciu', '/wallet'));
  await expect(other.getByText('£7.77').first()).toBeVisible();
  await expect(page).toHaveURL(siteUrl('ciu'));
  await page.getByRole('link', { name: 'Wallet' }).first().click();
  await expect(page.getByText('£7.77').first()).toBeVisible();
});
