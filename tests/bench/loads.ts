import { type CpuRate, type MemberTokens, openPlainPhone } from './phone.ts';
import type { PlainBrowser, PlainPage } from './plain-browser.ts';
import { median } from './report.ts';

export interface TimedPage {
  readonly name: string;
  readonly url: string;
  readonly ready: string;
  readonly tokens?: MemberTokens;
  readonly cpuRate?: CpuRate;
}

/**
 * Times in ms since navigation start. `visible`: the form or first card exists. `ready`: it is hydrated and
 * the main thread is idle. `shift` is CLS, `blocked` the time of long tasks above 50 ms.
 */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly visible: number;
  readonly placeholderGone: number;
  readonly ready: number;
  readonly shift: number;
  readonly blocked: number;
  readonly scripts: readonly string[];
}

type Marks = { -readonly [Figure in Exclude<keyof Load, 'fcp' | 'scripts'>]: Load[Figure] };

declare global {
  var marks: Marks;
}

/** Runs in the page. React marks each hydrated element; the next idle callback shows a free main thread. */
function recordLoad(ready: string): void {
  const marks: Marks = { lcp: 0, visible: 0, placeholderGone: 0, ready: 0, shift: 0, blocked: 0 };
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
  const check = () => {
    if (!document.querySelector(ready)) return;
    marks.visible ||= performance.now();
    if (!document.getElementById('skeleton')) marks.placeholderGone ||= performance.now();
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
  const checkHydration = () => {
    const keys = Object.keys(document.querySelector(ready) ?? {});
    if (!keys.some((key) => key.startsWith('__reactFiber$'))) return void setTimeout(checkHydration, 8);
    requestIdleCallback(() => {
      marks.ready = performance.now();
    });
  };
  checkHydration();
}

/** Limit for a load, and the wait for late layout shifts. */
const timeoutMs = 60_000;
const settleMs = 1_500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function readAllScripts(page: PlainPage): Promise<readonly string[]> {
  const expression = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\.js$/.test(name))`;
  let known: readonly string[] = [];
  for (;;) {
    await pause(settleMs);
    const names = await page.evaluate<string[]>(expression);
    if (names.length === known.length) return names;
    known = names;
  }
}

/** @throws {Error} when the page is not hydrated within a minute */
export async function waitUntilReady(page: PlainPage, url: string): Promise<void> {
  const isReady = `location.href === ${JSON.stringify(url)} && globalThis.marks?.ready > 0`;
  for (let waited = 0; !(await page.evaluate<boolean>(isReady)); waited += 100) {
    if (waited > timeoutMs) throw new Error(`${url} did not get ready`);
    await pause(100);
  }
}

/** In ms since navigation start. */
export const readFirstPaint = (page: PlainPage) =>
  page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime`);

export async function readLoad(page: PlainPage, url: string): Promise<Load> {
  await waitUntilReady(page, url);
  const scripts = await readAllScripts(page);
  const fcp = await readFirstPaint(page);
  const times = { ...(await page.evaluate<Marks>('globalThis.marks')), fcp };
  return { ...times, scripts: [...new Set(scripts)] };
}

export const openTimedPage = (browser: PlainBrowser, { ready, tokens, cpuRate }: TimedPage) =>
  openPlainPhone(browser, `(${recordLoad})(${JSON.stringify(ready)})`, tokens, cpuRate);

async function loadOnce(browser: PlainBrowser, target: TimedPage): Promise<Load> {
  const page = await openTimedPage(browser, target);
  try {
    await page.send('Page.navigate', { url: target.url });
    return await readLoad(page, target.url);
  } finally {
    await page.close();
  }
}

/** Times the second visit, with a full HTTP cache. */
export async function reload(browser: PlainBrowser, target: TimedPage): Promise<number> {
  const page = await openTimedPage(browser, target);
  try {
    await page.send('Page.navigate', { url: target.url });
    await readLoad(page, target.url);
    await page.evaluate('globalThis.marks = undefined');
    await page.send('Page.navigate', { url: target.url });
    return (await readLoad(page, target.url)).ready;
  } finally {
    await page.close();
  }
}

/** Alternates cold loads, so that machine load affects all targets. */
export async function loadAlternately<Measured>(
  targets: readonly TimedPage[],
  times: number,
  measure: (target: TimedPage) => Promise<Measured>,
): Promise<Map<string, Measured[]>> {
  const loads = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < times; round += 1) {
    for (const target of targets) loads.get(target.name)?.push(await measure(target));
  }
  return loads;
}

/** Returns medians. */
export async function timeLoads(
  browser: PlainBrowser,
  targets: readonly TimedPage[],
  times: number,
): Promise<Map<string, Load>> {
  const loads = await loadAlternately(targets, times, (target) => loadOnce(browser, target));
  const middle = (all: readonly Load[]): Load => {
    const of = (figure: (load: Load) => number) => median(all.map(figure));
    return {
      fcp: of(({ fcp }) => fcp),
      lcp: of(({ lcp }) => lcp),
      visible: of(({ visible }) => visible),
      placeholderGone: of(({ placeholderGone }) => placeholderGone),
      ready: of(({ ready }) => ready),
      shift: of(({ shift }) => shift),
      blocked: of(({ blocked }) => blocked),
      scripts: all.at(-1)?.scripts ?? [],
    };
  };
  return new Map([...loads].map(([name, all]) => [name, middle(all)]));
}
