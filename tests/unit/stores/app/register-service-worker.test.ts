import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';

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

function look(visibilityState: DocumentVisibilityState): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** `known`: a service worker is registered. */
async function openPage(path: string, { connection = {}, known = false } = {}) {
  const update = vi.fn<() => Promise<void>>(async () => {});
  const sent: unknown[] = [];
  const registration = { update, active: { postMessage: (message: unknown) => void sent.push(message) } };
  let isKnown = known;
  const register = vi.fn<() => Promise<typeof registration>>(async () => {
    isKnown = true;
    return registration;
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => (isKnown ? registration : undefined),
    register,
    startMessages: () => {},
  });
  const say = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  vi.stubGlobal('navigator', { serviceWorker, connection, onLine: true });
  browser.visit(`http://ciu.praxis.localhost:4321${path}`);
  vi.doMock(import('../../../../src/lib/environment.ts'), async (original) => ({
    ...(await original()),
    hasServiceWorker: true,
  }));
  const page = await loadFreshPage();
  page.$screen.subscribe(() => {});
  const { registerServiceWorker } = await import('../../../../src/stores/app/register-service-worker.ts');
  const { notifyFirstView } = await import('../../../../src/lib/browser/deferred-work.ts');
  notifyFirstView();
  const kept = registerServiceWorker();
  const precached = () => sent.filter((message) => message === 'precache').length;
  return { ...page, register, update, kept, say, precached };
}

const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** `onIdle` without `requestIdleCallback`. */
const idleMs = 2_500;
const firstMs = 10_000 + idleMs;
const nextMs = 1_000 + idleMs;

describe('a worker is let in', () => {
  beforeEach(() => vi.useFakeTimers());

  it.each([{}, { effectiveType: '4g' }, { effectiveType: '3g' }, { type: 'wifi' }])(
    'over a connection with %o, once the page has rested for ten seconds',
    async (connection) => {
      const { register } = await openPage('/more', { connection });
      await rest(9_999);
      expect(register).not.toHaveBeenCalled();
      await rest(firstMs - 9_999);
      expect(register).toHaveBeenCalledOnce();
    },
  );

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { type: 'cellular' }])(
    'on no screen over one with %o',
    async (connection) => {
      const { register, go } = await openPage('/more', { connection });
      await rest(firstMs);
      go('/tickets');
      await rest(60_000);
      expect(register).not.toHaveBeenCalled();
    },
  );

  it.each(['/wallet/deposit', '/raffles/7'])('with the next screen where %s is the first', async (path) => {
    const { register, go } = await openPage(path);
    await rest(60_000);
    expect(register).not.toHaveBeenCalled();
    go('/more');
    await rest(idleMs);
    expect(register).toHaveBeenCalledOnce();
  });
});

describe('the build is precached', () => {
  beforeEach(() => vi.useFakeTimers());

  it('in steps with pauses, once the page has rested for ten seconds, until it is complete', async () => {
    const { say, precached } = await openPage('/more', { known: true });
    say({ build: 'first' });
    await rest(9_999);
    expect(precached()).toBe(0);
    await rest(firstMs - 9_999);
    expect(precached()).toBe(1);
    await rest(60_000);
    expect(precached(), 'not before the step before is done').toBe(1);
    say({ precached: 'some' });
    await rest(999);
    expect(precached()).toBe(1);
    await rest(nextMs - 999);
    expect(precached()).toBe(2);
    say({ precached: 'all' });
    await rest(60_000);
    expect(precached()).toBe(2);
  });

  it('of a newer worker as well, and no further where files cannot be had', async () => {
    const { say, precached } = await openPage('/more', { known: true });
    say({ build: 'first' });
    await rest(firstMs);
    say({ precached: 'all' });
    say({ build: 'second' });
    say({ build: 'second' });
    await rest(nextMs);
    expect(precached()).toBe(2);
    say({ precached: 'none' });
    await rest(60_000);
    expect(precached()).toBe(2);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { type: 'cellular' }])(
    'not over a connection with %o, whichever worker is here',
    async (connection) => {
      const { say, precached, go } = await openPage('/more', { connection, known: true });
      say({ build: 'second' });
      await rest(firstMs);
      go('/tickets');
      await rest(60_000);
      expect(precached()).toBe(0);
    },
  );

  it('with the next screen, where a draw or a screen of money is shown meanwhile', async () => {
    const { say, precached, go } = await openPage('/more', { known: true });
    say({ build: 'first' });
    await rest(firstMs);
    go('/wallet/deposit');
    say({ precached: 'some' });
    await rest(60_000);
    expect(precached()).toBe(1);
    go('/more');
    await rest(idleMs);
    expect(precached()).toBe(2);
  });
});

it('a newer build is looked for when the page is looked at again a quarter of an hour after the last time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { update, kept } = await openPage('/more', { known: true });
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

it('a build without a service worker has pages take away whatever one is registered, and its files', async () => {
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const register = vi.fn<() => void>();
  const getRegistrations = async () => [{ unregister }, { unregister }];
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations, register } });
  const deleted: string[] = [];
  const remove = async (name: string) => deleted.push(name) > 0;
  vi.stubGlobal('caches', { keys: async () => ['own-files'], delete: remove });
  vi.resetModules();
  const { registerServiceWorker } = await import('../../../../src/stores/app/register-service-worker.ts');
  await registerServiceWorker();
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(deleted).toEqual(['own-files']);
  expect(register).not.toHaveBeenCalled();
});
