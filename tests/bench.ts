/**
 * Times the built site as on a slow phone, for `npm run bench`: CPU 4x slower, slow 4G, an empty cache. With
 * BENCH_BEFORE, the `dist` of other builds separated by commas, all are loaded in turn. Prints medians.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startSandbox } from '../sandbox/server.ts';
import { getRoute } from '../src/lib/routes.ts';
import { chromiumOptions } from './e2e/helpers/hosts/chromium.ts';
import { createSandboxControl } from './helpers/sandbox-control.ts';

const loads = 5;
const cpuRate = 4;
/** 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
const timeoutMs = 60_000;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

const compress = (file: string) => gzipSync(readFileSync(file), { level: 9 });

/** Serves a build as a CDN does: compressed, hashed files immutable, pages revalidated. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname === '/' ? '/index' : pathname;
    const file = join(folder, extname(path) ? path : `${path}.html`);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const isHashed = path.startsWith('/_astro/');
    response.writeHead(200, {
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(compress(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { folder, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/**
 * Opens a page by the DevTools protocol alone. A page of Playwright enables the Runtime domain, so that V8 captures
 * the stack of every error, which costs React's start on this phone 250 ms.
 */
async function openPage(browser: Browser) {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (result: unknown) => void>();
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
  });
  const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const id = waiting.size + 1;
    waiting.set(id, resolve);
    const message = JSON.stringify({ id, method, params });
    await devtools.send('Target.sendMessageToTarget', { sessionId, message });
    return (await promise) as Result;
  };
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const params = { expression, returnByValue: true };
    return (await send<{ result: { value: Value } }>('Runtime.evaluate', params)).result.value;
  };
  const close = () => devtools.send('Target.disposeBrowserContext', { browserContextId });
  return { send, evaluate, close };
}

type PhonePage = Awaited<ReturnType<typeof openPage>>;

/** Emulates a phone. `source` runs at each page start. */
async function openPhone(browser: Browser, source: string): Promise<PhonePage> {
  const page = await openPage(browser);
  await page.send('Emulation.setDeviceMetricsOverride', screen);
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.send('Performance.enable');
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  return page;
}

/** Runs in the page. Times in ms since navigation start; React marks each element that it has taken over. */
function watchLoad(ready: string): void {
  const marks = { shown: 0, takenOver: 0, blocked: 0 };
  Object.assign(globalThis, { marks });
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) marks.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (document.querySelector(ready)) marks.shown ||= performance.now();
  }).observe(document, { childList: true, subtree: true });
  const checkHydration = () => {
    const keys = Object.keys(document.querySelector(ready) ?? {});
    if (!keys.some((key) => key.startsWith('__reactFiber$'))) return void setTimeout(checkHydration, 8);
    requestIdleCallback(() => {
      marks.takenOver = performance.now();
    });
  };
  checkHydration();
}

/** Runs in the page: fills the form in and submits it at the first paint. */
function signInAtOnce(email: string, password: string): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const [form] = document.forms;
    for (const field of form?.querySelectorAll('input') ?? []) {
      field.value = field.type === 'email' ? email : password;
    }
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  }).observe({ type: 'paint', buffered: true });
}

/** Runs in the page. */
function keepTokens(access: string, refresh: string): void {
  localStorage.setItem('token', access);
  localStorage.setItem('refreshToken', refresh);
}

const callOf = (script: (...args: never[]) => void, ...args: readonly string[]) =>
  `(${script})(${args.map((arg) => JSON.stringify(arg)).join()});`;

/** @throws {Error} when the expression has no value for a minute */
async function waitFor(page: PhonePage, expression: string): Promise<number> {
  for (let waited = 0; waited < timeoutMs; waited += 100) {
    const value = await page.evaluate<number | undefined>(expression);
    if (value) return value;
    await pause(100);
  }
  throw new Error(`There was no ${expression}`);
}

/** Total duration of all tasks since navigation start, in ms. */
async function readWork(page: PhonePage): Promise<number> {
  type Metrics = { metrics: { name: string; value: number }[] };
  const { metrics } = await page.send<Metrics>('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** A page rests when for two seconds no quarter of a second holds more than 25 ms of work at full CPU speed. */
async function readWorkUntilRest(page: PhonePage): Promise<number> {
  let restedAt = await readWork(page);
  let last = restedAt;
  for (let quiet = 0, samples = 0; quiet < 8; samples += 1) {
    if (samples * 250 > timeoutMs) throw new Error('The page does not rest');
    await pause(250);
    const total = await readWork(page);
    quiet = total - last > 25 * cpuRate ? 0 : quiet + 1;
    if (quiet === 0) restedAt = total;
    last = total;
  }
  return restedAt;
}

/** Returns the ms of work that a page does in a second at full CPU speed, once it rests. */
async function readWorkAtRest(page: PhonePage): Promise<number> {
  const seconds = 5;
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await pause(1000);
  const before = await readWork(page);
  await pause(seconds * 1000);
  return ((await readWork(page)) - before) / seconds;
}

type Figures = Readonly<Record<string, number>>;

async function measureLoad(page: PhonePage, folder: string, url: string): Promise<Figures> {
  await page.send('Page.navigate', { url });
  const takenOver = await waitFor(page, `location.href === '${url}' && globalThis.marks?.takenOver`);
  const work = await readWorkUntilRest(page);
  const requests = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name)",
  );
  const scripts = new Set(requests.filter((name) => name.endsWith('.js')));
  const sizes = [...scripts].map((name) => compress(join(folder, new URL(name).pathname)).length);
  const firstPaint = await waitFor(
    page,
    "performance.getEntriesByName('first-contentful-paint')[0].startTime",
  );
  return {
    'first paint, ms': firstPaint,
    'shown, ms': Math.max(firstPaint, await waitFor(page, 'marks.shown')),
    'taken over, ms': takenOver,
    'work until rest, ms': work,
    'blocked (TBT), ms': await page.evaluate<number>('marks.blocked'),
    'requests until rest': requests.length,
    'script until rest, kB (gzip)': sizes.reduce((sum, size) => sum + size, 0) / 1000,
  };
}

async function measureRaffles(page: PhonePage, folder: string, url: string): Promise<Figures> {
  const figures = await measureLoad(page, folder, url);
  return { ...figures, 'work a second at rest, ms': await readWorkAtRest(page) };
}

/** Times until the request leaves of a form that was sent before its code had loaded. */
async function measureEarlySubmit(page: PhonePage, _: string, url: string): Promise<Figures> {
  await page.send('Page.navigate', { url });
  const requests =
    "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/sign_in/'))";
  return { 'request leaves, ms': await waitFor(page, `${requests}[0]?.startTime`) };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folders = ['dist', ...(process.env['BENCH_BEFORE']?.split(',') ?? [])];
const builds = await Promise.all(folders.map(serve));
const sandbox = await startSandbox({ port: 0, data: ':memory:', sitePort: builds[0]?.port ?? 0 });
const { access, refresh, email, password } = await createSandboxControl(
  `http://127.0.0.1:${sandbox.port}`,
).createMember({ club: 'ciu', balance: 10_000_000 });
const hosts = `MAP *.praxis.localhost:8787 127.0.0.1:${sandbox.port},MAP *.praxis.localhost 127.0.0.1`;
const browser = await chromium.launch(chromiumOptions(hosts));

const signIn = callOf(watchLoad, 'input[type=email]');
const terms = callOf(watchLoad, '[data-slot=text]');
const raffles = callOf(keepTokens, access, refresh) + callOf(watchLoad, 'article');
const targets = [
  { title: 'Sign-in', path: '/sign-in', script: signIn, measure: measureLoad },
  { title: 'Raffles', path: '/', script: raffles, measure: measureRaffles },
  { title: 'Terms', path: getRoute('termsOfService').path, script: terms, measure: measureLoad },
  {
    title: 'Sign-in sent at the first paint',
    path: '/sign-in',
    script: callOf(signInAtOnce, email, password),
    measure: measureEarlySubmit,
  },
];

try {
  for (const { title, path, script, measure } of targets) {
    const measured = builds.map((): Figures[] => []);
    for (let round = 0; round < loads; round += 1) {
      const order = [...builds.entries()];
      const first = round % builds.length;
      for (const [index, { folder, port }] of [...order.slice(first), ...order.slice(0, first)]) {
        const page = await openPhone(browser, script);
        measured[index]?.push(await measure(page, folder, `http://ciu.praxis.localhost:${port}${path}`));
        await page.close();
      }
    }
    const names = Object.keys(measured[0]?.[0] ?? {});
    const row = (name: string) =>
      measured.map((all) => median(all.map((figures) => figures[name] ?? Number.NaN)).toFixed(1));
    process.stdout.write(`\n${title}: ${folders.join(', ')}\n`);
    for (const name of names)
      process.stdout.write(
        `  ${name.padEnd(30)}${row(name)
          .map((cell) => cell.padStart(10))
          .join('')}\n`,
      );
  }
} finally {
  await browser.close();
  await sandbox.close();
  for (const { close } of builds) close();
}
