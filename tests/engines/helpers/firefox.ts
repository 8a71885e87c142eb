import puppeteer, { type Page } from 'puppeteer-core';
import { killWithParent } from '../../helpers/processes.ts';
import { callOf, type Engine, type Tab, timeoutMs, waitForNextPage } from './engine.ts';

function collectProblems(page: Page): () => string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  return () => problems.splice(0);
}

const pause = () => new Promise((next) => setTimeout(next, 50));

function tabOf(page: Page): Tab {
  const problems = collectProblems(page);
  // Retries once, because a navigation interrupts the evaluation.
  const evaluate = (expression: string) =>
    page.evaluate(expression).catch(() => pause().then(() => page.evaluate(expression)));
  // Never repeated: the navigation may interrupt its own evaluation, and a second one would go too far.
  const navigate = (expression: string) =>
    page.evaluate(`setTimeout(() => ${expression})`).catch(() => undefined);
  return {
    goto: (address) =>
      waitForNextPage(evaluate, () => navigate(`location.assign(${JSON.stringify(address)})`)),
    back: () => waitForNextPage(evaluate, () => navigate('history.back()')),
    evaluate: (script, ...args) => evaluate(callOf(script, args)) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: async () => problems(),
    close: () => page.close(),
  };
}

/** Uses WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: timeoutMs,
    // Overlay scrollbars, as in the other engines.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  const program = browser.process();
  if (program) killWithParent(program);
  return {
    newTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  };
}
