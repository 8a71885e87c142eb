/** Checks each cold page for its first theme, its title, single requests and layout shifts. */
import type { Page, Request } from '@playwright/test';
import { uncoveredTitle } from '../../../src/lib/messages/ticket-notices.ts';
import { getPrefetchPaths } from '../../../src/lib/prefetch/route-prefetch.ts';
import { getRoute, type RouteName, routeNames } from '../../../src/lib/routes.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { trackLayoutShift } from '../helpers/page-setup.ts';
import { isSoak, sample, walkTags } from '../helpers/walks.ts';

test.use({ colorScheme: 'dark' });

/** Tolerated layout shift. Core Web Vitals allow 0.1. */
const mostShift = 0.02;

/** Delay in ms of replies after placeholders. */
const slowAnswerMs = 250;

declare global {
  interface Window {
    /** Theme, colour and page of each frame that differs from the previous one. */
    looks: string[];
  }
}

/** Runs in the page before other scripts. */
function record({ remembersClub, theme }: typeof remembered | typeof unknown): void {
  if (location.protocol === 'about:') return;
  localStorage.setItem('theme', theme);
  if (!remembersClub) localStorage.removeItem('client');
  const looks: string[] = [];
  window.looks = looks;
  const everyFrame = () => {
    requestAnimationFrame(everyFrame);
    const root = document.documentElement;
    if (!document.body) return;
    const { backgroundColor, colorScheme } = getComputedStyle(root);
    const club = root.style.getPropertyValue('--tenant-primary') || 'no club';
    const theme = root.classList.contains('dark') ? 'dark' : 'light';
    const now = `${theme} ${colorScheme} ${club} ${backgroundColor}`;
    if (looks.at(-1) !== now) looks.push(now);
  };
  requestAnimationFrame(everyFrame);
}

/** @returns opens an address, expects one theme, and no layout shift until everything is loaded */
async function watchLoads(page: Page, start: typeof remembered | typeof unknown) {
  const sumShifts = await trackLayoutShift(page);
  await page.addInitScript(record, start);
  return async (address: string) => {
    await page.goto(address);
    await page.waitForFunction(
      () =>
        document.querySelector('h1') &&
        !document.querySelector('[aria-busy=true], #skeleton') &&
        document.documentElement.style.getPropertyValue('--tenant-primary') &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const looks = await page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => done(window.looks)));
        }),
    );
    expect.soft(await sumShifts(), `${address} moves`).toBeLessThanOrEqual(mostShift);
    const mode = start.theme === 'light' ? 'light' : 'dark';
    const isRight = looks.length <= start.looks && looks.every((look) => look.startsWith(`${mode} ${mode} `));
    expect.soft(isRight, `${address} has one theme: ${looks}`).toBe(true);
    return sumShifts;
  };
}

const liveDraws = 'draws/public/?status=live&status=scheduled&sort=new&order=desc';

/** Requests after the first view. */
const laterReads: Partial<Record<RouteName, readonly string[]>> = {
  draw: ['subscriptions/'],
  wallet: ['subscriptions/', liveDraws],
  statement: ['subscriptions/', liveDraws],
  tickets: ['draws/public/?sort=new&order=desc'],
  subscriptions: [liveDraws],
};

/** Requests on idle, which may be immediate. */
const idleReads = [
  ...['users/clients/', 'tickets/me/', 'notifications/me/', 'support-tickets/me/'],
  ...['subscriptions/', liveDraws],
];

async function expectReads(page: Page, name: RouteName, id: string, requests: readonly Request[]) {
  const first = getPrefetchPaths(name).map((path) => path.replace('{id}', id));
  const expected = [...first, ...(laterReads[name] ?? [])];
  const reads = () =>
    requests
      .filter((request) => request.url().includes(':8787/') && request.method() === 'GET')
      .map((request) => request.url().split(':8787/')[1] ?? '')
      .filter(
        (path) => !path.startsWith('pictures/') && (!idleReads.includes(path) || expected.includes(path)),
      )
      // Results load each draw as it scrolls into view.
      .filter((path) => name !== 'results' || !/^draws\/\d+\/$/.test(path));
  await expect.poll(reads, name).toEqual(expected);
  await expect.poll(() => page.evaluate(() => globalThis.prefetchedRequests?.length), name).toBe(0);
}

const isVisitors = (name: RouteName) => getRoute(name).access === 'public';
/** All compliance pages share one screen. */
const isMembers = (name: RouteName) =>
  !isVisitors(name) && (getRoute(name).menu !== 'compliance' || name === 'gdpr');

const memberRoutes: readonly RouteName[] = isSoak
  ? routeNames.filter(isMembers)
  : ['draws', 'draw', 'wallet'];

/** The member's theme differs from the system's, so a wrong first frame is detectable. */
const remembered = { remembersClub: true, theme: 'light', looks: 1 } as const;
const unknown = { remembersClub: false, theme: 'system', looks: 2 } as const;

test('every screen loads without a layout shift or repeated request when the club is cached', {
  tag: [...new Set([...walkTags, '@wide', '@spec:2.5-17', '@spec:2.27'])],
}, async ({ page, sandbox, signedIn, open }) => {
  await open('ciu', '/sign-in');
  await expect(page).toHaveTitle(/CIU/);
  const expectStillLoad = await watchLoads(page, remembered);
  for (const name of sample(routeNames.filter(isVisitors), 4))
    await expectStillLoad(siteUrl('ciu', getRoute(name).path));
  await signedIn(page, 'ciu');
  let id = '';
  for (const name of memberRoutes) {
    // The previous page may still send requests.
    await page.goto('about:blank');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const { path, title, access } = getRoute(name);
    // The wallet's notice of subscriptions loads late.
    if (name === 'wallet')
      await sandbox.faults({ method: 'GET', path: 'subscriptions/', delayMs: slowAnswerMs });
    const sumShifts = await expectStillLoad(siteUrl('ciu', path.replace(':id', id)));
    if (access === 'protected') {
      if (name !== 'draw') {
        await expect(page).toHaveURL(siteUrl('ciu', path));
        await expect(page).toHaveTitle(`${title} · CIU Social Club`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      await expectReads(page, name, id, requests);
    }
    if (name === 'draws') {
      // A draw with subscriptions.
      const link = page.getByRole('link', { name: /^Play Wine Cellar/ });
      id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    }
    if (name === 'wallet') {
      await expect(page.getByRole('region', { name: uncoveredTitle })).toBeVisible();
      expect(await sumShifts()).toBeLessThanOrEqual(mostShift);
      await sandbox.clearFaults();
    }
    page.removeAllListeners('request');
  }
});

test('every screen loads without a flash or layout shift when no club is cached', { tag: walkTags }, async ({
  page,
  sandbox,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  const [id = 0] = await sandbox.addDraws({ club: 'ciu' });
  await sandbox.faults({ method: 'GET', delayMs: slowAnswerMs });
  const expectStillLoad = await watchLoads(page, unknown);
  for (const name of sample(routeNames.filter(isVisitors), 4))
    await expectStillLoad(siteUrl('riverside', getRoute(name).path));
  for (const name of sample(memberRoutes, 2))
    await expectStillLoad(siteUrl('ciu', getRoute(name).path.replace(':id', `${id}`)));
});
