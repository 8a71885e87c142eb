import type { Browser } from '@playwright/test';
import { type MemberTokens, openPhone, type Phone } from './phone.ts';
import { readLongestTask, trackLongTasks } from './scrolling.ts';

/** Times in ms, heap in MB, `tick` in ms of work per idle second. */
export interface ListCost {
  readonly repliedAt: number;
  readonly firstEntry: number;
  readonly tick: number;
  readonly heap: number;
  readonly scrolled: number;
  readonly longest: number;
}

async function metric({ devtools }: Phone, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
}

const idleMs = 5_000;

const waitIdle = ({ page }: Phone) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), idleMs);

async function measureIdleWork(phone: Phone): Promise<number> {
  await waitIdle(phone);
  const before = await metric(phone, 'TaskDuration');
  await waitIdle(phone);
  return ((await metric(phone, 'TaskDuration')) - before) * 1000 * (1000 / idleMs);
}

async function scroll({ page }: Phone): Promise<{ scrolled: number; longest: number }> {
  await page.evaluate(trackLongTasks);
  for (let screen = 0; screen < 30; screen += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          scrollBy(0, innerHeight);
          requestAnimationFrame(() => setTimeout(resolve, 30));
        }),
    );
  }
  const scrolled = await page.evaluate(() => Math.round(scrollY / innerHeight));
  return { scrolled, longest: await readLongestTask(page) };
}

function readRepliedAt(call: string): number {
  const reads = performance.getEntriesByType('resource').filter(({ name }) => name.includes(call));
  const [read] = reads as PerformanceResourceTiming[];
  return read?.responseEnd ?? Number.NaN;
}

interface List {
  readonly url: string;
  readonly entry: string;
  readonly call: string;
}

/** Uses a fast network to isolate the CPU. */
export async function measureList(
  browser: Browser,
  { url, entry, call }: List,
  tokens: MemberTokens,
): Promise<ListCost> {
  const phone = await openPhone(browser, tokens, false);
  try {
    await phone.devtools.send('Performance.enable');
    await phone.page.goto(url, { waitUntil: 'commit' });
    const firstEntry = await phone.page
      .waitForFunction((entry) => document.querySelector(entry) && performance.now(), entry, {
        polling: 'raf',
      })
      .then((handle) => handle.jsonValue());
    await phone.page.waitForLoadState('networkidle');
    const repliedAt = await phone.page.evaluate(readRepliedAt, call);
    const tick = await measureIdleWork(phone);
    const scrolling = await scroll(phone);
    await phone.devtools.send('HeapProfiler.collectGarbage');
    const heap = (await metric(phone, 'JSHeapUsedSize')) / 1e6;
    return { repliedAt, firstEntry: Number(firstEntry), tick, heap, ...scrolling };
  } finally {
    await phone.close();
  }
}
