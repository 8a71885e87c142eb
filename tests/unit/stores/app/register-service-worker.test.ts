import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../../src/lib/environment.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function look(visibilityState: DocumentVisibilityState): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a newer build is looked for when the page is looked at again a quarter of an hour after the last time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const update = vi.fn<() => Promise<void>>(async () => {});
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => ({ update }),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('caches', { match: async () => undefined });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.resetModules();
  vi.doMock(import('../../../../src/lib/environment.ts'), async (original) => ({
    ...(await original()),
    hasServiceWorker: true,
  }));
  const { registerServiceWorker } = await import('../../../../src/stores/app/register-service-worker.ts');
  await registerServiceWorker();
  look('hidden');
  vi.advanceTimersByTime(15 * 60_000 - 1);
  look('visible');
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  look('hidden');
  expect(update, 'not while nobody looks').not.toHaveBeenCalled();
  look('visible');
  look('visible');
  expect(update).toHaveBeenCalledOnce();
});
