import type { Browser, Page } from '@playwright/test';
import { type MemberTokens, openPhone } from './phone.ts';
import { median } from './report.ts';

/** A tap and what its next screen is known by. */
interface Tap {
  readonly name: string;
  /** Selects what is tapped; of several the first. */
  readonly target: string;
  /** The heading to wait for; without it the words of the card's name, as they stand at the tap. */
  readonly heading?: string;
  /** Selects the words that become the heading. */
  readonly from?: string;
}

/** Runs in the page: from a tap until the frame after the one that has the next screen's heading. */
function timeTap({ target, heading, from }: Tap): Promise<number> {
  const wanted = heading ?? document.querySelector(from ?? '')?.textContent?.trim();
  const places = 'h1, h2, .header-title';
  const isShown = () =>
    [...document.querySelectorAll<HTMLElement>(places)].some(
      (place) => place.textContent?.trim() === wanted && !place.closest('article') && place.checkVisibility(),
    );
  return new Promise((resolve, reject) => {
    const started = performance.now();
    document.querySelector<HTMLElement>(target)?.click();
    setTimeout(() => reject(new Error(`The tap on ${target} did not show ${wanted}`)), 20_000);
    const look = () => {
      if (isShown()) requestAnimationFrame(() => resolve(performance.now() - started));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const back: Tap = {
  name: 'back',
  target: 'header [aria-label^="Back"], header a, header button',
  heading: 'Raffles',
};
const menu: Tap = { name: 'more', target: '.tab-bar a[href="/more"]', heading: 'More' };
const byAddress = (path: string, title: string): Tap => ({
  name: title.toLowerCase(),
  target: `a[href="${path}"]`,
  heading: title,
});

/** To a card's draw and back, which the tuned list does as well. */
const thereAndBack: readonly Tap[] = [
  { name: 'draw', target: 'main article a', from: 'main article h2' },
  back,
];

/** The walk of a member over the screens, as taps. */
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

/** Medians in ms, of the first tap of its kind on a phone and of those after it; `longest` of all. */
export interface TapTimes {
  readonly first: number;
  readonly again: number;
  readonly longest: number;
}

/** Waits until what is to be tapped is there and the page rests, as whoever taps it does. */
async function untilTappable(page: Page, { target }: Tap): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator(target).first().waitFor();
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

async function walkOnce(page: Page, taps: readonly Tap[], note: (name: string, ms: number) => void) {
  for (const tap of taps) {
    await untilTappable(page, tap);
    note(tap.name, await page.evaluate(timeTap, tap));
  }
}

interface Walk {
  readonly url: string;
  readonly ready: string;
  readonly tokens: MemberTokens;
  readonly isTuned?: boolean;
}

/** How often each phone makes its walk. */
const rounds = 4;

/** Walks over the screens on a few new phones, and times each tap until the next screen's heading is painted. */
export async function timeTaps(
  browser: Browser,
  { url, ready, tokens, isTuned = false }: Walk,
  phones: number,
): Promise<Map<string, TapTimes>> {
  const times = new Map<string, { first: number[]; again: number[] }>();
  const noting = (isFirst: boolean, seen: Set<string>) => (name: string, ms: number) => {
    const of = times.get(name) ?? { first: [], again: [] };
    times.set(name, of);
    (isFirst && !seen.has(name) ? of.first : of.again).push(ms);
    seen.add(name);
  };
  for (let count = 0; count < phones; count += 1) {
    const phone = await openPhone(browser, tokens);
    try {
      await phone.page.goto(url);
      await phone.page.locator(ready).first().waitFor();
      await phone.page.waitForLoadState('networkidle');
      const seen = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        await walkOnce(phone.page, isTuned ? thereAndBack : walk, noting(round === 0, seen));
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
