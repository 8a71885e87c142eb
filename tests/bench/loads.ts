import { median } from './numbers.ts';
import { openPlainPhone, type Tokens } from './phone.ts';
import type { PlainBrowser, PlainPage } from './plain-browser.ts';

/** A page whose cold loads are timed; `ready` selects what a member waits for. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly ready: string;
  readonly tokens?: Tokens;
}

/** Milliseconds since navigation began; `shift` is CLS, `blocked` the sum of what long tasks have above 50 ms. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly shown: number;
  readonly ready: number;
  readonly shift: number;
  readonly blocked: number;
}

interface Marks {
  lcp: number;
  shown: number;
  ready: number;
  shift: number;
  blocked: number;
}

declare global {
  var marks: Marks;
}

/** Runs in the page: notes when it is ready, that is when `ready` is there and the page's own placeholder is gone. */
function note(ready: string): void {
  const marks: Marks = { lcp: 0, shown: 0, ready: 0, shift: 0, blocked: 0 };
  globalThis.marks = marks;
  const observe = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    marks.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') marks.shift += entry.value;
  });
  observe('longtask', ({ duration }) => {
    marks.blocked += duration - 50;
  });
  const look = () => {
    if (!document.querySelector(ready)) return;
    marks.shown ||= performance.now();
    if (!document.getElementById('skeleton')) marks.ready ||= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** How long a page may take, and how long it is left alone after that for what comes late. */
const patienceMs = 60_000;
const settleMs = 1_500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function read(page: PlainPage, url: string): Promise<Load> {
  const isReady = `location.href === ${JSON.stringify(url)} && globalThis.marks?.ready > 0`;
  for (let waited = 0; !(await page.evaluate<boolean>(isReady)); waited += 100) {
    if (waited > patienceMs) throw new Error(`${url} did not get ready`);
    await pause(100);
  }
  await pause(settleMs);
  const fcp = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
  return page.evaluate<Load>(`({ ...globalThis.marks, fcp: ${fcp} })`);
}

const openTarget = (browser: PlainBrowser, { ready, tokens }: Target) =>
  openPlainPhone(browser, `(${note})(${JSON.stringify(ready)})`, tokens);

async function loadOnce(browser: PlainBrowser, target: Target): Promise<Load> {
  const page = await openTarget(browser, target);
  try {
    await page.send('Page.navigate', { url: target.url });
    return await read(page, target.url);
  } finally {
    await page.close();
  }
}

/** The time in which the second visit of a page is ready, everything that may be cached being cached. */
export async function reload(browser: PlainBrowser, target: Target): Promise<number> {
  const page = await openTarget(browser, target);
  try {
    await page.send('Page.navigate', { url: target.url });
    await read(page, target.url);
    await page.evaluate('globalThis.marks = undefined');
    await page.send('Page.navigate', { url: target.url });
    return (await read(page, target.url)).ready;
  } finally {
    await page.close();
  }
}

/** Medians over cold loads of targets that take turns, so that a busy moment of the computer hits them alike. */
export async function timeLoads(
  browser: PlainBrowser,
  targets: readonly Target[],
  times: number,
): Promise<Map<string, Load>> {
  const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < times; round += 1) {
    for (const target of targets) loads.get(target.name)?.push(await loadOnce(browser, target));
  }
  const middle = (all: readonly Load[]): Load => ({
    fcp: median(all.map(({ fcp }) => fcp)),
    lcp: median(all.map(({ lcp }) => lcp)),
    shown: median(all.map(({ shown }) => shown)),
    ready: median(all.map(({ ready }) => ready)),
    shift: median(all.map(({ shift }) => shift)),
    blocked: median(all.map(({ blocked }) => blocked)),
  });
  return new Map([...loads].map(([name, all]) => [name, middle(all)]));
}
