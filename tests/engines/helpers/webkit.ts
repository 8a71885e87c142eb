import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key as DriverKey, error, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../../scripts/support/site/ports.mjs';
import { killWithParent, startVirtualDisplay } from '../../helpers/processes.ts';
import { type Engine, type Tab, timeoutMs, waitForNextPage } from './engine.ts';

const longestReplyMs = 10_000;
/** WebKit's driver may never reply during a navigation. Each repetition waits longer, for busy machines. */
const replyTimeoutMs = (attempt: number) => Math.min(500 * 2 ** attempt, longestReplyMs);

class DriverTimeout extends Error {}

/** @throws {DriverTimeout} on a timeout */
function withTimeout<Result>(reply: Promise<Result>, attempt = 0): Promise<Result> {
  let timer: NodeJS.Timeout;
  const timeout = new Promise<never>((_, reject) => {
    const failure = new DriverTimeout('The driver does not answer.');
    timer = setTimeout(() => reject(failure), replyTimeoutMs(attempt));
  });
  return Promise.race([reply, timeout]).finally(() => clearTimeout(timer));
}

function ignoreNavigationFailure(failure: unknown): void {
  if (!(failure instanceof DriverTimeout || failure instanceof error.NoSuchFrameError)) throw failure;
}

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Allows windows as narrow as a phone. */
const compactCss = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; }';

const keys = {
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
  ArrowUp: DriverKey.ARROW_UP,
  ArrowDown: DriverKey.ARROW_DOWN,
} as const;

const pause = () => new Promise((next) => setTimeout(next, 20));

async function startDriver(program: string, display: string, home: string) {
  const port = await findFreePort();
  const process = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...globalThis.process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      // Unavailable in containers; only the built site opens here.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  killWithParent(process);
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + timeoutMs;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error(`${program} did not start.`);
    await pause();
  }
  return { address, process };
}

/** Also returns the errors that `instrumented-site.ts` collects. */
const wrapScript = (script: string) =>
  `return Promise.resolve((${script}).apply(null, arguments)).then((result) =>
    ({ result, problems: (window.problems ?? []).splice(0) }))`;

function tabOf(driver: WebDriver, handle: string): Tab {
  const collected: string[] = [];
  const switchToTab = async () => {
    await withTimeout(driver.switchTo().window(handle), Number.POSITIVE_INFINITY);
    return driver;
  };
  const run = async (script: string, args: readonly unknown[]) =>
    (await switchToTab()).executeScript<{ result: unknown; problems: string[] }>(wrapScript(script), ...args);
  const evaluate = async (script: string, ...args: readonly unknown[]) => {
    const deadline = Date.now() + timeoutMs;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { result, problems } = await withTimeout(run(script, args), attempt);
        collected.push(...problems);
        return result;
      } catch (reason) {
        if (Date.now() > deadline) throw reason;
        ignoreNavigationFailure(reason);
        await pause();
      }
    }
  };
  const evaluateExpression = (expression: string) => evaluate(`() => (${expression})`);
  const size = () => evaluate('() => [innerWidth, innerHeight]') as Promise<[number, number]>;
  return {
    goto: (address) =>
      waitForNextPage(evaluateExpression, async () =>
        withTimeout(switchToTab().then(() => driver.get(address))).catch(ignoreNavigationFailure),
      ),
    back: () =>
      waitForNextPage(evaluateExpression, async () =>
        withTimeout(switchToTab().then(() => driver.navigate().back())).catch(ignoreNavigationFailure),
      ),
    evaluate: (script, ...args) => evaluate(String(script), ...args) as never,
    click: async (x, y) =>
      (await switchToTab())
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: async (text) => (await switchToTab()).actions().sendKeys(text).perform(),
    press: async (key) => (await switchToTab()).actions().sendKeys(keys[key]).perform(),
    async resize(width, height) {
      const window = (await switchToTab()).manage().window();
      const outer = await window.getRect();
      const [innerWidth, innerHeight] = await size();
      await window.setRect({
        x: 0,
        y: 0,
        width: width + outer.width - innerWidth,
        height: height + outer.height - innerHeight,
      });
    },
    async problems() {
      await evaluate('() => undefined');
      return collected.splice(0);
    },
    close: async () => (await switchToTab()).close(),
  };
}

/** Uses classic WebDriver on a virtual display. */
export async function startWebKit({ driver: driverPath, browser, screen }: WebKitPrograms): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(home, toolkit));
    await writeFile(join(home, toolkit, 'gtk.css'), compactCss);
  }
  const { display, process: displayProcess } = await startVirtualDisplay(screen);
  const { address, process: driverProcess } = await startDriver(driverPath, display, home);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build();
  let firstHandle: string | undefined = await driver.getWindowHandle();
  return {
    async newTab() {
      if (!firstHandle) await driver.switchTo().newWindow('window');
      const handle = firstHandle ?? (await driver.getWindowHandle());
      firstHandle = undefined;
      return tabOf(driver, handle);
    },
    async close() {
      await driver.quit();
      driverProcess.kill();
      displayProcess.kill();
      await rm(home, { recursive: true });
    },
  };
}
