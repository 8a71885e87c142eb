import { type MemberTokens, openPlainPhone } from './phone.ts';
import type { PlainBrowser, PlainPage } from './plain-browser.ts';
import { median } from './report.ts';

/** A page whose cold loads are timed; `ready` selects what a member waits for. */
export interface TimedPage {
  readonly name: string;
  readonly url: string;
  readonly ready: string;
  readonly tokens?: MemberTokens;
}

/**
 * Milliseconds since navigation began. `shown`: the form or the first card is on the page; `drawn`: the page's own
 * placeholder is gone; `ready`: React owns the form or card, and the main thread is free. `shift` is CLS, `blocked` the
 * sum of what long tasks have above 50 ms, `scripts` the addresses of all scripts loaded until the page rested.
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

/**
 * Runs in the page: notes when what `ready` selects is there, drawn and taken over. React leaves a mark on each element
 * that it owns; the main thread is free when the browser next has nothing else to do.
 */
function note(ready: string): void {
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
  const look = () => {
    if (!document.querySelector(ready)) return;
    marks.visible ||= performance.now();
    if (!document.getElementById('skeleton')) marks.placeholderGone ||= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  const lookForOwner = () => {
    const keys = Object.keys(document.querySelector(ready) ?? {});
    if (!keys.some((key) => key.startsWith('__reactFiber$'))) return void setTimeout(lookForOwner, 8);
    requestIdleCallback(() => {
      marks.ready = performance.now();
    });
  };
  lookForOwner();
}

/** How long a page may take, and how long it is left alone after that for what comes late. */
const patienceMs = 60_000;
const settleMs = 1_500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The addresses of all scripts, once none has come for a while. */
async function scriptsAtRest(page: PlainPage): Promise<readonly string[]> {
  const asked = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\.js$/.test(name))`;
  let known: readonly string[] = [];
  for (;;) {
    await pause(settleMs);
    const names = await page.evaluate<string[]>(asked);
    if (names.length === known.length) return names;
    known = names;
  }
}

/** The load that is under way on a page. */
export async function readLoad(page: PlainPage, url: string): Promise<Load> {
  const isReady = `location.href === ${JSON.stringify(url)} && globalThis.marks?.ready > 0`;
  for (let waited = 0; !(await page.evaluate<boolean>(isReady)); waited += 100) {
    if (waited > patienceMs) throw new Error(`${url} did not get ready`);
    await pause(100);
  }
  const scripts = await scriptsAtRest(page);
  const fcp = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
  const times = await page.evaluate<Omit<Load, 'scripts'>>(`({ ...globalThis.marks, fcp: ${fcp} })`);
  return { ...times, scripts: [...new Set(scripts)] };
}

/** A new phone on which a page's loads are noted. */
export const openTimedPage = (browser: PlainBrowser, { ready, tokens }: TimedPage) =>
  openPlainPhone(browser, `(${note})(${JSON.stringify(ready)})`, tokens);

async function loadOnce(browser: PlainBrowser, target: TimedPage): Promise<Load> {
  const page = await openTimedPage(browser, target);
  try {
    await page.send('Page.navigate', { url: target.url });
    return await readLoad(page, target.url);
  } finally {
    await page.close();
  }
}

/** The time in which the second visit of a page is ready, everything that may be cached being cached. */
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

/** Medians over cold loads of targets that take turns, so that a busy moment of the computer hits them alike. */
export async function timeLoads(
  browser: PlainBrowser,
  targets: readonly TimedPage[],
  times: number,
): Promise<Map<string, Load>> {
  const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < times; round += 1) {
    for (const target of targets) loads.get(target.name)?.push(await loadOnce(browser, target));
  }
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
