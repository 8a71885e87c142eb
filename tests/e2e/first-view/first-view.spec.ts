/** Every cold shell has the right theme in its first frame. Nothing moves while it loads. */
import type { Page } from '@playwright/test';
import { getRoute, type RouteName, routeNames } from '../../../src/lib/routes.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';

/** Tolerated layout shift. Core Web Vitals allow 0.1. */
const mostShift = 0.02;

/** Delay in ms of replies after placeholders. */
const slowAnswerMs = 250;

interface Seen {
  /** Theme, colour and page of each frame that differs from the previous one. */
  readonly looks: string[];
  readonly shifts: { readonly value: number; readonly moved: string }[];
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

interface Start {
  readonly remembersClub: boolean;
  readonly theme: 'light' | 'system';
}

/** Runs in the page before other scripts. */
function record({ remembersClub, theme }: Start): void {
  localStorage.setItem('theme', theme);
  if (!remembersClub) localStorage.removeItem('client');
  const seen: Seen = { looks: [], shifts: [] };
  window.seen = seen;
  const look = () => {
    const root = document.documentElement;
    if (!document.body) return;
    const { backgroundColor, colorScheme } = getComputedStyle(root);
    const club = root.style.getPropertyValue('--tenant-primary') || 'no club';
    const now = `${colorScheme} ${club} ${backgroundColor}`;
    if (seen.looks.at(-1) !== now) seen.looks.push(now);
  };
  const everyFrame = () => {
    look();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources?: { node: Node | null }[];
    })[]) {
      const moved = (entry.sources ?? []).map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent),
      );
      seen.shifts.push({ value: entry.value, moved: moved.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Loads an address until the network is idle. */
async function load(page: Page, address: string): Promise<Seen> {
  await page.goto(address);
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy=true], #skeleton') &&
      document.documentElement.style.getPropertyValue('--tenant-primary') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  return page.evaluate(
    () =>
      new Promise<Seen>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done(window.seen ?? { looks: [], shifts: [] })),
        );
      }),
  );
}

interface Loads {
  readonly page: Page;
  readonly names: readonly RouteName[];
  readonly addresses: (name: RouteName) => string;
  readonly mode: 'light' | 'dark';
  readonly looks: number;
}

async function checkLoads({ page, names, addresses, mode, looks }: Loads): Promise<Record<string, unknown>> {
  const wrong: Record<string, unknown> = {};
  for (const name of names) {
    const seen = await load(page, addresses(name));
    const shift = seen.shifts.reduce((sum, { value }) => sum + value, 0);
    if (shift > mostShift) wrong[`${name} moves`] = seen.shifts;
    const isRight = seen.looks.length <= looks && seen.looks.every((look) => look.startsWith(mode));
    if (!isRight) wrong[`${name} flashes`] = seen.looks;
  }
  return wrong;
}

/** The member's theme differs from the system's, so a wrong first frame is detectable. */
const starts = [
  { title: 'whose club is remembered', remembersClub: true, theme: 'light', looks: 1 },
  { title: 'that knows no club yet', remembersClub: false, theme: 'system', looks: 2 },
] as const;

test.use({ colorScheme: 'dark' });
test.setTimeout(180_000);

for (const { title, remembersClub, theme, looks } of starts) {
  const mode = theme === 'light' ? 'light' : 'dark';

  test(`a member's browser ${title} shows every screen without flash or jump`, {
    tag: ['@phone', '@wide'],
  }, async ({ page, sandbox, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/?all=1');
    const draw = page.getByRole('main').getByRole('link', { name: /^Play/ }).first();
    const drawPath = (await draw.getAttribute('href')) ?? '/';
    if (!remembersClub) await sandbox.faults({ method: 'GET', delayMs: slowAnswerMs });
    await page.addInitScript(record, { remembersClub, theme });
    // All compliance pages share one screen.
    const isAnother = (name: RouteName) => getRoute(name).menu !== 'compliance' || name === 'gdpr';
    const names = routeNames.filter((name) => getRoute(name).access !== 'public' && isAnother(name));
    const addresses = (name: RouteName) => siteUrl('ciu', name === 'draw' ? drawPath : getRoute(name).path);
    expect(await checkLoads({ page, names, addresses, mode, looks })).toEqual({});
  });

  test(`a visitor's browser ${title} shows every screen without flash or jump`, {
    tag: ['@phone', '@wide'],
  }, async ({ page, sandbox, open }) => {
    await open('riverside', '/sign-in');
    await expect(page).toHaveTitle(/Riverside/);
    if (!remembersClub) await sandbox.faults({ method: 'GET', delayMs: slowAnswerMs });
    await page.addInitScript(record, { remembersClub, theme });
    const names = routeNames.filter((name) => getRoute(name).access === 'public');
    const addresses = (name: RouteName) => siteUrl('riverside', getRoute(name).path);
    expect(await checkLoads({ page, names, addresses, mode, looks })).toEqual({});
  });
}
