import { afterEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';

afterEach(() => {
  vi.doUnmock('../../../../src/lib/environment.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('service worker checks for updates when the page is visible again after 15 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const update = vi.fn<() => Promise<void>>(async () => {});
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => ({ update }),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('caches', { match: async () => undefined });
  vi.resetModules();
  vi.doMock(import('../../../../src/lib/environment.ts'), async (original) => ({
    ...(await original()),
    hasServiceWorker: true,
  }));
  const { registerServiceWorker } = await import('../../../../src/stores/app/service-worker.ts');
  await registerServiceWorker();
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
