import { precacheAll } from '../helpers/precache.ts';
import { openTimedPage, readLoad, type TimedPage } from './loads.ts';
import type { PlainBrowser } from './plain-browser.ts';
import { median } from './report.ts';

/** Times in ms since navigation start. */
export interface Visits {
  readonly first: number;
  readonly second: number;
  readonly shift: number;
}

/** Resolves when the build is precached and the list is in the offline cache. */
const waitUntilCached = `(async () => {
  await Promise.race([(${precacheAll})(), new Promise((resolve) => setTimeout(resolve, 15000))]);
  const isListKept = () => Object.keys(localStorage).some((key) => key.includes(' seen draws/public/'));
  for (let waited = 0; !isListKept() && waited < 5000; waited += 100) await new Promise((resolve) => setTimeout(resolve, 100));
  return true;
})()`;

async function visitTwice(browser: PlainBrowser, target: TimedPage): Promise<Visits> {
  const page = await openTimedPage(browser, target);
  try {
    await page.send('Page.navigate', { url: target.url });
    const first = await readLoad(page, target.url);
    await page.waitForPromise(waitUntilCached);
    await page.evaluate('globalThis.marks = undefined');
    await page.send('Page.navigate', { url: target.url });
    const second = await readLoad(page, target.url);
    return { first: first.visible, second: second.visible, shift: second.shift };
  } finally {
    await page.close();
  }
}

/** Returns medians; the first visit has empty caches. */
export async function timeSecondVisit(
  browser: PlainBrowser,
  target: TimedPage,
  times: number,
): Promise<Visits> {
  const all: Visits[] = [];
  for (let round = 0; round < times; round += 1) all.push(await visitTwice(browser, target));
  const of = (figure: keyof Visits) => median(all.map((visits) => visits[figure]));
  return { first: of('first'), second: of('second'), shift: of('shift') };
}
