import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../e2e/helpers/hosts/chromium.ts';
import { launchPlainBrowser, type PlainBrowser, type PlainPage } from './plain-browser.ts';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower than the computer's the emulated CPU is. */
export const cpuRates = { slow: 4, slower: 8 } as const;
export type CpuRate = (typeof cpuRates)[keyof typeof cpuRates];

const screen = { width: 390, height: 844 };

export interface MemberTokens {
  readonly access: string;
  readonly refresh: string;
}

export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

function rulesFor(sandboxPort: number): string {
  return [`MAP *.praxis.localhost:8787 127.0.0.1:${sandboxPort}`, 'MAP *.praxis.localhost 127.0.0.1'].join(
    ',',
  );
}

export function launchBrowser(sandboxPort: number): Promise<Browser> {
  return chromium.launch(chromiumOptions(rulesFor(sandboxPort)));
}

export function launchPlainBrowserForLoads(sandboxPort: number): Promise<PlainBrowser> {
  return launchPlainBrowser(rulesFor(sandboxPort));
}

/** Emulates a phone with an empty cache on slow 4G. `script` runs at each page start. */
export async function openPlainPhone(
  browser: PlainBrowser,
  script: string,
  tokens?: MemberTokens,
  cpuRate: CpuRate = cpuRates.slow,
): Promise<PlainPage> {
  const page = await browser.newPage();
  const store = ([key, value]: readonly [string, string]) =>
    `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});`;
  const signIn = tokens ? store(['token', tokens.access]) + store(['refreshToken', tokens.refresh]) : '';
  await page.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1, mobile: true });
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', slow4g);
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `${signIn}${script}` });
  return page;
}

async function signInBefore(context: BrowserContext, tokens: MemberTokens): Promise<void> {
  await context.addInitScript(({ access, refresh }) => {
    localStorage.setItem('token', access);
    localStorage.setItem('refreshToken', refresh);
  }, tokens);
}

/** @param network false keeps the network fast, to measure only the CPU */
export async function openPhone(
  browser: Browser,
  tokens?: MemberTokens,
  network = true,
  cpuRate: CpuRate = cpuRates.slow,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: screen,
    isMobile: true,
    hasTouch: true,
  });
  if (tokens) await signInBefore(context, tokens);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, devtools, close: () => context.close() };
}
