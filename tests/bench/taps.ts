import type { Browser, Page } from '@playwright/test';
import { type CpuRate, type MemberTokens, openPhone } from './phone.ts';
import { median } from './report.ts';

interface Tap {
  readonly name: string;
  readonly target: string;
  /** By default the card's name. */
  readonly heading?: string;
  readonly from?: string;
}

/** Times a tap until the frame after the next heading appears. */
function timeTap({ target, heading, from }: Tap): Promise<number> {
  const wanted = heading ?? document.querySelector(from ?? '')?.textContent?.trim();
  const headings = 'h1, h2, header p';
  const isShown = () =>
    [...document.querySelectorAll<HTMLElement>(headings)].some(
      (place) => place.textContent?.trim() === wanted && !place.closest('article') && place.checkVisibility(),
    );
  return new Promise((resolve, reject) => {
    const started = performance.now();
    document.querySelector<HTMLElement>(target)?.click();
    setTimeout(() => reject(new Error(`The tap on ${target} did not show ${wanted}`)), 20_000);
    const check = () => {
      if (isShown()) requestAnimationFrame(() => resolve(performance.now() - started));
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

const back: Tap = {
  name: 'back',
  target: 'header [aria-label^="Back"], header a, header button',
  heading: 'Raffles',
};
const menu: Tap = { name: 'more', target: '.dock a[href="/more"]', heading: 'More' };
const byAddress = (path: string, title: string): Tap => ({
  name: title.toLowerCase(),
  target: `a[href="${path}"]`,
  heading: title,
});

const thereAndBack: readonly Tap[] = [
  { name: 'draw', target: 'main article a', from: 'main article h2' },
  back,
];

const walk: readonly Tap[] = [
  ...thereAndBack,
  byAddress('/wallet', 'Wallet'),
  byAddress('/tickets', 'Tickets'),
  menu,
  byAddress('/subscriptions', 'Subscriptions'),
  { ...back, heading: 'More' },
  byAddress('/support', 'Support'),
  { ...back, heading: 'More' },
  byAddress('/', 'Raffles'),
];

/** Medians in ms of first and later taps; `longest` of all. */
export interface TapTimes {
  readonly first: number;
  readonly again: number;
  readonly longest: number;
}

async function waitUntilTappable(page: Page, { target }: Tap): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator(target).first().waitFor();
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

async function walkOnce(page: Page, taps: readonly Tap[], record: (name: string, ms: number) => void) {
  for (const tap of taps) {
    await waitUntilTappable(page, tap);
    record(tap.name, await page.evaluate(timeTap, tap));
  }
}

interface Walk {
  readonly url: string;
  readonly ready: string;
  readonly tokens: MemberTokens;
  /** Only from the list to a draw and back, the screens of the tuned list. */
  readonly isShort?: boolean;
  readonly cpuRate?: CpuRate;
}

const rounds = 4;

export async function timeTaps(
  browser: Browser,
  { url, ready, tokens, isShort = false, cpuRate }: Walk,
  phones: number,
): Promise<Map<string, TapTimes>> {
  const times = new Map<string, { first: number[]; again: number[] }>();
  const createRecorder = (isFirst: boolean, seen: Set<string>) => (name: string, ms: number) => {
    const of = times.get(name) ?? { first: [], again: [] };
    times.set(name, of);
    (isFirst && !seen.has(name) ? of.first : of.again).push(ms);
    seen.add(name);
  };
  for (let count = 0; count < phones; count += 1) {
    const phone = await openPhone(browser, tokens, true, cpuRate);
    try {
      await phone.page.goto(url);
      await phone.page.locator(ready).first().waitFor();
      await phone.page.waitForLoadState('networkidle');
      const seen = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        await walkOnce(phone.page, isShort ? thereAndBack : walk, createRecorder(round === 0, seen));
      }
    } finally {
      await phone.close();
    }
  }
  return new Map(
    [...times].map(([name, { first, again }]) => [
      name,
      { first: median(first), again: median(again), longest: Math.max(...first, ...again) },
    ]),
  );
}
