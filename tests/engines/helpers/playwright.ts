import type {
  BrowserContext,
  BrowserContextOptions,
  BrowserType,
  LaunchOptions,
  Page,
} from '@playwright/test';
import { callOf, type Engine, type Tab, timeoutMs } from './engine.ts';

function collectProblems(page: Page): () => string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return () => problems.splice(0);
}

function tabOf(page: Page): Tab {
  const problems = collectProblems(page);
  return {
    goto: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    evaluate: (script, ...args) => page.evaluate(callOf(script, args)) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    problems: async () => problems(),
    close: () => page.close(),
  };
}

function engineOf(context: BrowserContext): Engine {
  return {
    newTab: async () => tabOf(await context.newPage()),
    close: async () => void (await context.browser()?.close()),
  };
}

/** Starts Chromium, or the bundled Firefox or WebKit. */
export async function startWithPlaywright(
  type: BrowserType,
  launchOptions: LaunchOptions = {},
  contextOptions: BrowserContextOptions = {},
): Promise<Engine> {
  const browser = await type.launch({ timeout: timeoutMs, ...launchOptions });
  const context = await browser.newContext(contextOptions);
  context.setDefaultTimeout(timeoutMs);
  return engineOf(context);
}
