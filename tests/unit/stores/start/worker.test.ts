import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../support/browser.ts';
import { freshPage } from '../../../support/fresh-page.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'token-of-ada');
  localStorage.setItem('refreshToken', 'refresh-of-ada');
  Object.assign(document, { documentElement: { dataset: { build: 'first' } }, visibilityState: 'visible' });
});
afterEach(() => {
  vi.doUnmock('../../../../src/lib/environment.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows the page, or another one in its place. */
function look(visibilityState: DocumentVisibilityState): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page that has come to rest, in a browser that has workers, of which none is here yet. */
async function openPage(path: string, connection: object = {}) {
  const update = vi.fn<() => Promise<void>>(async () => {});
  const registration = { update, active: { postMessage: () => {} } };
  const register = vi.fn<() => Promise<typeof registration>>(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => undefined,
    register,
    startMessages: () => {},
  });
  vi.stubGlobal('navigator', { serviceWorker, connection, onLine: true });
  browser.visit(`http://ciu.praxis.localhost:4321${path}`);
  vi.doMock(import('../../../../src/lib/environment.ts'), async (original) => ({
    ...(await original()),
    hasServiceWorker: true,
  }));
  const page = await freshPage();
  page.$screen.subscribe(() => {});
  const { keepWorker } = await import('../../../../src/stores/start/worker.ts');
  const kept = keepWorker();
  // Whether it is let in is decided within the same turn.
  await new Promise((next) => setImmediate(next));
  return { ...page, register, update, kept };
}

describe('a worker is let in', () => {
  it.each([{}, { effectiveType: '4g' }, { effectiveType: '3g' }])(
    'over a connection with %o',
    async (given) => {
      const { register } = await openPage('/more', given);
      expect(register).toHaveBeenCalledOnce();
    },
  );

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'on no screen over one with %o',
    async (given) => {
      const { register, go } = await openPage('/more', given);
      go('/tickets');
      await new Promise((next) => setImmediate(next));
      expect(register).not.toHaveBeenCalled();
    },
  );

  it.each(['/wallet/deposit', '/raffles/7'])('with the next screen where %s is the first', async (path) => {
    const { register, go, kept } = await openPage(path);
    expect(register).not.toHaveBeenCalled();
    go('/more');
    await kept;
    expect(register).toHaveBeenCalledOnce();
  });
});

describe('a newer build is looked for', () => {
  it('when the page is looked at again a quarter of an hour after the last time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { update, kept } = await openPage('/more');
    await kept;
    expect(update).toHaveBeenCalledTimes(1);
    look('hidden');
    vi.advanceTimersByTime(15 * 60_000 - 1);
    look('visible');
    expect(update).toHaveBeenCalledTimes(1);
    look('hidden');
    vi.advanceTimersByTime(1);
    expect(update).toHaveBeenCalledTimes(1);
    look('visible');
    expect(update).toHaveBeenCalledTimes(2);
    look('hidden');
    look('visible');
    expect(update).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(15 * 60_000);
    look('hidden');
    expect(update, 'not while nobody looks').toHaveBeenCalledTimes(2);
  });
});

describe('a build without a service worker', () => {
  it('has pages take away whatever one is registered', async () => {
    const unregister = vi.fn<() => Promise<boolean>>(async () => true);
    const register = vi.fn<() => void>();
    const getRegistrations = async () => [{ unregister }, { unregister }];
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations, register } });
    vi.resetModules();
    const { keepWorker } = await import('../../../../src/stores/start/worker.ts');
    await keepWorker();
    expect(unregister).toHaveBeenCalledTimes(2);
    expect(register).not.toHaveBeenCalled();
  });
});
