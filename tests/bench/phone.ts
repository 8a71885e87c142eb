import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../e2e/support/chromium.ts';

/** A slow phone on slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, a CPU four times slower. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuRate = 4;

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

/** A browser in which every club's addresses lead to this computer. */
export function launch(sandboxPort: number): Promise<Browser> {
  const rules = [
    `MAP *.praxis.localhost:8787 127.0.0.1:${sandboxPort}`,
    'MAP *.praxis.localhost 127.0.0.1',
  ].join(',');
  return chromium.launch(chromiumOptions(rules));
}

async function signInBefore(context: BrowserContext, tokens: Tokens): Promise<void> {
  await context.addInitScript(({ access, refresh }) => {
    localStorage.setItem('token', access);
    localStorage.setItem('refreshToken', refresh);
  }, tokens);
}

/**
 * A new phone with nothing cached.
 * @param network false leaves the network as quick as it is, where only the CPU is of interest
 */
export async function openPhone(browser: Browser, tokens?: Tokens, network = true): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
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
