import type { BrowserContext, Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { reconnect } from '../helpers/page-setup.ts';

/** Tabs in separate processes, with tokens that expire within seconds. */
const paths = ['/', '/wallet', '/tickets', '/subscriptions'];
const accessSeconds = 10;
const expiries = 3;
const patience = { timeout: 45_000 };
/** After this wait, a tab refreshes the token without the others (`token-refresh.ts`). */
const longestWaitMs = 20_000;

test.use({ hasProcessPerTab: true });

async function countRenderers(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const found = await session?.send('SystemInfo.getProcessInfo');
  return found?.processInfo.filter(({ type }) => type === 'renderer').length ?? 0;
}

async function settled(tab: Page): Promise<void> {
  await expect(tab.locator('[data-slot=loaded]').first()).toBeVisible(patience);
  await expect(tab.locator('[data-slot=loaded][aria-busy=true]')).toHaveCount(0, patience);
}

const storedToken = (tab: Page) => tab.evaluate(() => localStorage.getItem('token') ?? '');

/** Expiry in ms since the epoch. */
function expiryOf(token: string): number {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).exp * 1_000;
}

async function loadAgainAt(tab: Page, moment: number): Promise<void> {
  await tab.evaluate(
    (time) => new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now()))),
    moment,
  );
  await tab.evaluate(reconnect);
}

test('four tabs in separate processes refresh an expired token once', { tag: '@soak' }, async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const spent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/token/refresh')) spent.push(request.postData() ?? '');
  });
  await signedIn(page, 'ciu');
  await open('ciu');
  const others = await Promise.all(paths.slice(1).map(() => context.newPage()));
  const tabs = [page, ...others];
  await Promise.all(others.map((tab, index) => tab.goto(siteUrl('ciu', paths[index + 1]))));
  await Promise.all(tabs.map(settled));
  expect(await countRenderers(context)).toBeGreaterThanOrEqual(tabs.length);
  await sandbox.setProfile({ backend: 'django', accessSeconds });
  // A background request may renew the token at any time, so this read comes before the expiry.
  let token = await storedToken(page);
  let moment = 0;
  await sandbox.expireTokens();
  let stalledRounds = 0;
  for (let round = 1; round <= expiries; round += 1) {
    await Promise.all(tabs.map((tab) => loadAgainAt(tab, moment)));
    const expiredAt = performance.now();
    await expect.poll(() => storedToken(page), patience).not.toBe(token);
    await Promise.all(tabs.map(settled));
    if (performance.now() - expiredAt > longestWaitMs) stalledRounds += 1;
    token = await storedToken(page);
    moment = expiryOf(token);
  }
  expect(spent.length).toBeGreaterThanOrEqual(expiries);
  // If the machine stalls for so long, every other tab may send the token again, which signs nobody out.
  const mostRepeats = stalledRounds * (tabs.length - 1);
  const repeats = spent.length - new Set(spent).size;
  expect(repeats, `each refresh token is used once: ${spent}`).toBeLessThanOrEqual(mostRepeats);
  for (const [index, tab] of tabs.entries()) await expect(tab).toHaveURL(siteUrl('ciu', paths[index]));
});
