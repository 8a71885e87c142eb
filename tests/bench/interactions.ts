import type { Browser, Page } from '@playwright/test';
import { type MemberTokens, openPhone } from './phone.ts';
import { median } from './report.ts';

function tapTab(title: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('.dock a')].find(
      ({ textContent }) => textContent?.trim() === title,
    );
    const started = performance.now();
    link?.click();
    setTimeout(() => reject(new Error(`The tab ${title} did not show`)), 10_000);
    const check = () => {
      const isThere = document.querySelector('h1')?.textContent === title;
      // One frame later the heading is on screen.
      if (isThere) requestAnimationFrame(() => resolve(performance.now() - started));
      else requestAnimationFrame(check);
    };
    check();
  });
}

const tabs = ['Wallet', 'Tickets', 'More', 'Raffles'];
const rounds = 5;

export interface TabTimes {
  readonly middle: number;
  readonly longest: number;
  readonly visits: number;
}

/** Times taps on loaded tabs until the next paint, in ms. */
export async function timeTabs(browser: Browser, url: string, tokens: MemberTokens): Promise<TabTimes> {
  const phone = await openPhone(browser, tokens);
  const times = new Map<string, number[]>(tabs.map((tab) => [tab, []]));
  try {
    await phone.page.goto(url);
    await phone.page.waitForLoadState('networkidle');
    for (let round = 0; round <= rounds; round += 1) {
      for (const tab of tabs) {
        const time = await phone.page.evaluate(tapTab, tab);
        await phone.page.waitForLoadState('networkidle');
        if (round > 0) times.get(tab)?.push(time);
      }
    }
  } finally {
    await phone.close();
  }
  const all = [...times.values()];
  return {
    middle: Math.round(median(all.flat())),
    longest: Math.round(Math.max(...all.flat())),
    visits: all.flat().length,
  };
}

/** Records event durations (Event Timing, 8 ms steps). */
function recordEvents(): void {
  Object.assign(globalThis, { eventTimes: [] });
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries()) {
      if (/^(keydown|keypress|input|pointerup|click)$/.test(name)) {
        (globalThis as unknown as { eventTimes: number[] }).eventTimes.push(duration);
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Events shorter than two frames are not recorded. */
async function readLongestEvent(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return page.evaluate(() => Math.max(16, ...(globalThis as unknown as { eventTimes: number[] }).eventTimes));
}

export interface Field {
  readonly name: string;
  readonly url: string;
  readonly label: string;
  readonly text: string;
  readonly tokens?: MemberTokens;
}

async function timeField(browser: Browser, { url, label, text, tokens }: Field): Promise<number> {
  const phone = await openPhone(browser, tokens);
  try {
    await phone.page.addInitScript(recordEvents);
    await phone.page.goto(url);
    await phone.page.waitForLoadState('networkidle');
    await phone.page.getByLabel(label).first().pressSequentially(text, { delay: 60 });
    return await readLongestEvent(phone.page);
  } finally {
    await phone.close();
  }
}

export async function timeTyping(browser: Browser, fields: readonly Field[]): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const field of fields) times.set(field.name, await timeField(browser, field));
  return times;
}

export async function timeStepping(browser: Browser, url: string, tokens: MemberTokens): Promise<number> {
  const phone = await openPhone(browser, tokens);
  try {
    await phone.page.addInitScript(recordEvents);
    await phone.page.goto(url);
    const panel = phone.page.getByRole('complementary', { name: 'Get tickets' });
    const plus = panel.getByRole('button', { name: 'One more' });
    await plus.waitFor();
    await phone.page.waitForLoadState('networkidle');
    for (let tap = 0; tap < 20; tap += 1) await plus.click({ delay: 30 });
    return await readLongestEvent(phone.page);
  } finally {
    await phone.close();
  }
}

export function searchField(name: string, url: string, tokens: MemberTokens): Field {
  return { name, url, label: 'Search raffles', text: 'draw 12345 67890 abc', tokens };
}

/** @param home returns a tenant's raffles URL */
export function fields(home: (club: string) => string, tokens: MemberTokens): Field[] {
  const at = (path: string) => `${home('ciu')}${path}`;
  const email = { label: 'Email', text: 'alex.member@club.com' };
  const amount = { label: 'Amount', text: '12345678901234567890', tokens };
  const description = { label: 'Description', text: 'I have a question abo', tokens };
  return [
    { name: 'an e-mail address to sign in', url: at('sign-in'), ...email },
    { name: 'an e-mail address to sign up', url: `${home('staging')}sign-up`, ...email },
    { name: 'an amount to deposit', url: at('wallet/deposit'), ...amount },
    { name: 'an amount to withdraw', url: at('wallet/withdraw'), ...amount },
    { name: 'a question to support', url: at('support/create-ticket'), ...description },
    searchField('a search', at(''), tokens),
  ];
}
