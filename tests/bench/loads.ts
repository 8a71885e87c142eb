import type { Browser } from '@playwright/test';
import { median } from './numbers.ts';
import { openPhone, type Phone, type Tokens } from './phone.ts';

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
  readonly ready: number;
  readonly shift: number;
  readonly blocked: number;
}

interface Marks {
  lcp: number;
  ready: number;
  shift: number;
  blocked: number;
}

declare global {
  var marks: Marks;
}

/** Runs in the page: notes when it is ready, that is when `ready` is there and the page's own placeholder is gone. */
function note(ready: string): void {
  const marks: Marks = { lcp: 0, ready: 0, shift: 0, blocked: 0 };
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
    const isReady = !document.getElementById('skeleton') && document.querySelector(ready);
    if (isReady && !marks.ready) marks.ready = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

async function read({ page }: Phone): Promise<Load> {
  await page.waitForFunction(() => globalThis.marks.ready > 0, null, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const [fcp] = performance.getEntriesByName('first-contentful-paint');
    return { ...globalThis.marks, fcp: fcp?.startTime ?? Number.NaN };
  });
}

async function loadOnce(browser: Browser, { url, ready, tokens }: Target): Promise<Load> {
  const phone = await openPhone(browser, tokens);
  try {
    await phone.page.addInitScript(note, ready);
    await phone.page.goto(url, { waitUntil: 'commit' });
    return await read(phone);
  } finally {
    await phone.close();
  }
}

/** The time in which the second visit of a page is ready, everything that may be cached being cached. */
export async function reload(browser: Browser, target: Target): Promise<number> {
  const phone = await openPhone(browser, target.tokens);
  try {
    await phone.page.addInitScript(note, target.ready);
    await phone.page.goto(target.url);
    await read(phone);
    await phone.page.goto(target.url, { waitUntil: 'commit' });
    return (await read(phone)).ready;
  } finally {
    await phone.close();
  }
}

/** Medians over cold loads of targets that take turns, so that a busy moment of the computer hits them alike. */
export async function timeLoads(
  browser: Browser,
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
    ready: median(all.map(({ ready }) => ready)),
    shift: median(all.map(({ shift }) => shift)),
    blocked: median(all.map(({ blocked }) => blocked)),
  });
  return new Map([...loads].map(([name, all]) => [name, middle(all)]));
}
