import { loadAlternately, openTimedPage, readFirstPaint, type TimedPage, waitUntilReady } from './loads.ts';
import { type CpuRate, cpuRates } from './phone.ts';
import type { PlainBrowser, PlainPage } from './plain-browser.ts';
import { median } from './report.ts';

/**
 * Work of the page's main thread in ms: from navigation until the page rests, and per second of the ten
 * seconds after. `fcp` in ms since navigation start.
 */
export interface Work {
  readonly fcp: number;
  readonly untilRest: number;
  readonly perSecond: number;
}

/**
 * A page rests when it is hydrated and, for two seconds, each sample holds at most 25 ms of work at full CPU
 * speed. Countdowns stay below that.
 */
const restSeconds = 2;
const sampleMs = 250;
const quietMs = 25;
const idleSeconds = 10;
const timeoutMs = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Total duration of all tasks since navigation start, in ms. */
async function readWork(page: PlainPage): Promise<number> {
  const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>(
    'Performance.getMetrics',
  );
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Returns the work until then. @throws {Error} when the page does not rest within a minute */
async function readWorkUntilRest(page: PlainPage, cpuRate: CpuRate): Promise<number> {
  let total = await readWork(page);
  let quietSamples = 0;
  for (let waited = 0; quietSamples * sampleMs < restSeconds * 1000; waited += sampleMs) {
    if (waited > timeoutMs) throw new Error('The page does not rest');
    await pause(sampleMs);
    const last = total;
    total = await readWork(page);
    quietSamples = total - last > quietMs * cpuRate ? 0 : quietSamples + 1;
  }
  return total;
}

async function measureOnce(browser: PlainBrowser, target: TimedPage): Promise<Work> {
  const page = await openTimedPage(browser, target);
  try {
    await page.send('Performance.enable');
    await page.send('Page.navigate', { url: target.url });
    await waitUntilReady(page, target.url);
    const total = await readWorkUntilRest(page, target.cpuRate ?? cpuRates.slow);
    await pause(idleSeconds * 1000);
    const perSecond = ((await readWork(page)) - total) / idleSeconds;
    // The two seconds of waiting for the rest are no work until it.
    return { fcp: await readFirstPaint(page), untilRest: total - restSeconds * perSecond, perSecond };
  } finally {
    await page.close();
  }
}

/** Returns medians. */
export async function measureWork(
  browser: PlainBrowser,
  targets: readonly TimedPage[],
  times: number,
): Promise<Map<string, Work>> {
  const works = await loadAlternately(targets, times, (target) => measureOnce(browser, target));
  const middle = (all: readonly Work[]): Work => ({
    fcp: median(all.map(({ fcp }) => fcp)),
    untilRest: median(all.map(({ untilRest }) => untilRest)),
    perSecond: median(all.map(({ perSecond }) => perSecond)),
  });
  return new Map([...works].map(([name, all]) => [name, middle(all)]));
}
