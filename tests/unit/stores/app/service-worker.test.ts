import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';

const reloadOnce = vi.fn(() => true);
const update = vi.fn(async () => {});
const unregister = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'performance'] });
  browser.visit('http://ciu.praxis.localhost:4321/gdpr');
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('caches', { match: async () => new Response() });
});
afterEach(() => {
  vi.doUnmock('../../../../src/lib/environment.ts');
  vi.doUnmock('../../../../src/lib/browser/reload.ts');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

/** Registers the worker in a browser whose page has this worker and connection. */
async function register(controller: object | null = {}, connection: object = {}) {
  const add = vi.fn(async () => ({ active: {}, update, unregister }));
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: add });
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { serviceWorker, connection, userActivation, onLine: true });
  await load();
  return { add, changeWorker: () => serviceWorker.dispatchEvent(new Event('controllerchange')) };
}

async function load(): Promise<void> {
  vi.resetModules();
  vi.doMock(import('../../../../src/lib/environment.ts'), async (original) => ({
    ...(await original()),
    hasServiceWorker: true,
  }));
  vi.doMock(import('../../../../src/lib/browser/reload.ts'), async (original) => ({
    ...(await original()),
    reloadOnce,
  }));
  const { registerServiceWorker } = await import('../../../../src/stores/app/service-worker.ts');
  const registered = registerServiceWorker();
  await vi.runOnlyPendingTimersAsync();
  await registered;
}

it('service worker checks for updates when the page is visible again after 15 minutes', async () => {
  await register();
  browser.hide();
  vi.advanceTimersByTime(15 * 60_000 - 1);
  browser.show();
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  browser.hide();
  expect(update, 'not while the page is hidden').not.toHaveBeenCalled();
  browser.show();
  browser.hide();
  browser.show();
  expect(update).toHaveBeenCalledOnce();
});

it.each([
  ['does not register', 'saves data', null, { saveData: true }, 0],
  ['does not register', 'is metered', null, { type: 'cellular' }, 0],
  ['registers', 'is not metered', null, { type: 'wifi' }, 1],
  ['continues', 'becomes metered', {}, { type: 'cellular' }, 1],
])('service worker %s when the connection %s', async (_, __, controller, connection, times) => {
  const { add } = await register(controller, connection);
  expect(add).toHaveBeenCalledTimes(times);
});

it('service worker reloads a fresh page when replaced, not on its first start', async () => {
  const { changeWorker } = await register(null);
  changeWorker();
  expect(reloadOnce).not.toHaveBeenCalled();
  changeWorker();
  expect(reloadOnce).toHaveBeenCalledOnce();
});

it.each([
  ['removes itself when the browser has deleted its files', undefined, 1],
  ['stays while its files are cached', new Response(), 0],
])('service worker %s', async (_, page, times) => {
  vi.stubGlobal('caches', { match: async () => page });
  await register();
  expect(unregister).toHaveBeenCalledTimes(times);
});

const refuse = () => {
  throw new DOMException('', 'SecurityError');
};

it.each([
  ['is missing', { onLine: true }],
  ['is blocked', Object.defineProperty({ onLine: true }, 'serviceWorker', { get: refuse })],
  ['is refused', { serviceWorker: Object.assign(new EventTarget(), { controller: null, register: refuse }) }],
])('service worker fails silently when it %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(load()).resolves.toBeUndefined();
});
