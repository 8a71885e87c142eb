import { spawn } from 'node:child_process';
import { getMockArgs } from '../../../scripts/support/site/mock-api.mjs';
import { findFreePort, waitForPort } from '../../../scripts/support/site/ports.mjs';
import { type RouteName, routeNames, routes } from '../../../src/lib/routes.ts';
import { killWithParent, stopProcess } from '../../helpers/processes.ts';
import { test as base, expect } from '../helpers/fixtures.ts';
import { hostResolverRules, sitePort, siteUrl } from '../helpers/hosts/addresses.ts';
import { chromiumOptions } from '../helpers/hosts/chromium.ts';
import { signInHere } from '../helpers/sign-in.ts';

/** Replaces the sandbox with a server that replies with the document's examples. */
const test = base.extend<object, { mockPort: number }>({
  mockPort: [
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use) => {
      const port = await findFreePort();
      const server = spawn(process.execPath, getMockArgs(port, sitePort), { stdio: 'ignore' });
      killWithParent(server);
      await waitForPort(port);
      await use(port);
      await stopProcess(server);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ mockPort }, use) => use(chromiumOptions(hostResolverRules(mockPort))),
    { scope: 'worker' },
  ],
});

const memberScreens = routeNames.filter((name) => routes[name].frame !== 'auth');

/** Texts of the examples on each screen. Other screens show their title. */
const shownTexts: Partial<Record<RouteName, string>> = {
  draws: '65″ television',
  draw: 'A week in Cornwall for two',
  wallet: '£48.50',
  tickets: 'Friday Meat Raffle No. 42',
  deposit: '£48.50',
  withdraw: 'You have £48.50.',
  statement: 'Card payment PX-K2N5DPWA9S',
  termsOfService: "you're 18 or over,",
  subscriptions: 'Club Night Jackpot',
  support: 'Can my partner use my account?',
  results: 'Garden Makeover',
  profile: '07700 900142',
  notifications: 'Want a limit?',
};

test("every member screen shows data when the API replies with the API document's examples", {
  tag: '@soak',
}, async ({ page, open }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A navigation aborts the requests of the previous screen.
    if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`);
  });
  await open('ciu', '/sign-in');
  await signInHere(page, 'member@example.com', 'any password');
  await expect(page).toHaveURL(siteUrl('ciu'));
  for (const name of memberScreens) {
    await open('ciu', routes[name].path.replace(':id', '9'));
    const text = shownTexts[name] ?? routes[name].title;
    await expect(page.locator('body'), name).toContainText(text);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main').getByRole('alert'), name).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' }), name).toHaveCount(0);
  }
  expect(failed).toEqual([]);
});
