import type { Browser, Page } from '@playwright/test';
import type { SandboxControl } from '../helpers/sandbox-control.ts';
import { createFigureLine } from './budgets.ts';
import { type MemberTokens, openPhone } from './phone.ts';
import type { BudgetLine } from './report.ts';

/** Scroll steps in px per frame, and the number of frames. */
const ways = [
  { step: 120, frames: 300 },
  { step: Number.POSITIVE_INFINITY, frames: 500 },
  { step: -10_000, frames: 200 },
  { step: 40_000, frames: 30 },
  { step: Number.NEGATIVE_INFINITY, frames: 1 },
] as const;

async function scrollOn({ step, frames }: (typeof ways)[number]): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    const height = document.documentElement.scrollHeight;
    scrollTo(0, Math.min(height, Math.max(0, scrollY + step)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** Records the longest task in the page. */
export function trackLongTasks(): void {
  Object.assign(globalThis, { longest: 0 });
  const state = globalThis as unknown as { longest: number };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
  }).observe({ type: 'longtask' });
}

/** In ms; 0 without a task above 50. */
export const readLongestTask = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { longest: number }).longest);

interface ScrolledList {
  readonly name: string;
  readonly url: string;
  readonly entry: string;
}

async function longestTask(
  browser: Browser,
  { url, entry }: ScrolledList,
  tokens: MemberTokens,
): Promise<number> {
  const phone = await openPhone(browser, tokens, false);
  try {
    // The budget is for the CI browser without throttling.
    await phone.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await phone.page.goto(url);
    await phone.page.locator(entry).first().waitFor();
    await phone.page.waitForLoadState('networkidle');
    // Idle work must not count as scrolling.
    await phone.page.waitForTimeout(3_000);
    await phone.page.evaluate(trackLongTasks);
    for (const way of ways) await phone.page.evaluate(scrollOn, way);
    return await readLongestTask(phone.page);
  } finally {
    await phone.close();
  }
}

export async function timeScrolling(
  browser: Browser,
  control: SandboxControl,
  lists: readonly ScrolledList[],
  tokens: MemberTokens,
): Promise<BudgetLine[]> {
  const lines: BudgetLine[] = [];
  for (const manner of [{}, { pageSize: 50 }]) {
    await control.setProfile(manner);
    for (const list of lists) {
      const longest = await longestTask(browser, list, tokens);
      const from = 'pageSize' in manner ? 'in pages of 50' : 'whole';
      lines.push(createFigureLine(`scrolling ${list.name}, longest task`, 50, longest, 'ms', from));
    }
  }
  await control.setProfile({});
  return lines;
}
