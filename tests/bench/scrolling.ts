import type { Browser, Page } from '@playwright/test';
import type { SandboxControl } from '../helpers/sandbox-control.ts';
import { createFigureLine } from './budgets.ts';
import { type MemberTokens, openPhone } from './phone.ts';
import type { BudgetLine } from './report.ts';

/** How a list is scrolled, in px for each frame and in frames; a step of `Infinity` goes to the page's end. */
const ways = [
  { step: 120, frames: 300 },
  { step: Number.POSITIVE_INFINITY, frames: 500 },
  { step: -10_000, frames: 200 },
  { step: 40_000, frames: 30 },
  { step: Number.NEGATIVE_INFINITY, frames: 1 },
] as const;

/** Runs in the page. */
async function scrollOn({ step, frames }: (typeof ways)[number]): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    const height = document.documentElement.scrollHeight;
    scrollTo(0, Math.min(height, Math.max(0, scrollY + step)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** Runs in the page: notes how long its longest task takes from here on, for `longestIn`. */
export function trackLongTasks(): void {
  Object.assign(globalThis, { longest: 0 });
  const state = globalThis as unknown as { longest: number };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
  }).observe({ type: 'longtask' });
}

/** The longest task since `noteLongTasks`, in ms; 0 where none was above 50. */
export const readLongestTask = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { longest: number }).longest);

/** A list of which there is as much as there may ever be. */
interface ScrolledList {
  readonly name: string;
  readonly url: string;
  /** Selects its entries. */
  readonly entry: string;
}

/** The longest task, in ms, while a list is scrolled slowly, flung to as far as it is read, back, and on again. */
async function longestTask(
  browser: Browser,
  { url, entry }: ScrolledList,
  tokens: MemberTokens,
): Promise<number> {
  const phone = await openPhone(browser, tokens, false);
  try {
    // As quick as the computer is: the bar is CI's browser's.
    await phone.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await phone.page.goto(url);
    await phone.page.locator(entry).first().waitFor();
    await phone.page.waitForLoadState('networkidle');
    // What comes at rest is no part of scrolling.
    await phone.page.waitForTimeout(3_000);
    await phone.page.evaluate(trackLongTasks);
    for (const way of ways) await phone.page.evaluate(scrollOn, way);
    return await readLongestTask(phone.page);
  } finally {
    await phone.close();
  }
}

/** Scrolls lists that come whole, and again in pages. */
export async function timeScrolling(
  browser: Browser,
  control: SandboxControl,
  lists: readonly ScrolledList[],
  tokens: MemberTokens,
): Promise<BudgetLine[]> {
  const lines: BudgetLine[] = [];
  for (const manner of [{}, { pageSize: 50 }]) {
    await control.manner(manner);
    for (const list of lists) {
      const longest = await longestTask(browser, list, tokens);
      const from = 'pageSize' in manner ? 'in pages of 50' : 'whole';
      lines.push(createFigureLine(`scrolling ${list.name}, longest task`, 50, longest, 'ms', from));
    }
  }
  await control.manner({});
  return lines;
}
