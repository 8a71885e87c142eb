import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $offlineSince, $online } from '../../../../src/stores/app/page-state.ts';
import { $themeChoice } from '../../../../src/stores/app/preferences.ts';
import { $session, openSession } from '../../../../src/stores/app/session.ts';
import { deleteStoredData, readStoredNames } from '../../../../src/stores/member/stored-data.ts';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => new EventTarget()));

const files = new Set<string>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  files.add('app-shell');
  vi.stubGlobal('caches', {
    keys: async () => [...files],
    delete: async (name: string) => files.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('deleteStoredData', () => {
  it('signs out, resets the theme and deletes every known and unknown item except a pause', async () => {
    const stop = $themeChoice.listen(() => {});
    $themeChoice.set('dark');
    openSession({ access: 'access', refresh: 'refresh' });
    localStorage.setItem('client', '{}');
    localStorage.setItem('something', 'else');
    localStorage.setItem('pause/ciu/4711', '2026-04-04 2026-03-04 A note');
    sessionStorage.setItem('returnTo', '/wallet');
    expect(await deleteStoredData()).toBe(true);
    expect($session.get().status).toBe('out');
    expect([localStorage.key(0), localStorage.length, sessionStorage.length]).toEqual([
      'pause/ciu/4711',
      1,
      0,
    ]);
    expect([...files]).toEqual([]);
    expect($themeChoice.get()).toBe('system');
    stop();
  });

  it('keeps the app’s files while the device is offline', async () => {
    const stop = $online.listen(() => {});
    $offlineSince.set(1);
    expect(await deleteStoredData()).toBe(true);
    expect([...files]).toEqual(['app-shell']);
    $offlineSince.set(undefined);
    expect(await deleteStoredData()).toBe(true);
    expect([...files]).toEqual([]);
    stop();
  });

  it.each(['keys', 'delete'])('returns false when the browser refuses caches.%s()', async (method) => {
    vi.stubGlobal('caches', { ...caches, [method]: () => Promise.reject(new Error('refused')) });
    expect(await deleteStoredData()).toBe(false);
  });
});

describe('readStoredNames', () => {
  it('lists keys, cookies and caches', async () => {
    localStorage.setItem('client', '{}');
    sessionStorage.setItem('returnTo', '/wallet');
    vi.stubGlobal('document', { cookie: 'sidebar_state=true; shared-auth=x' });
    const names = ['client', 'returnTo', 'sidebar_state', 'shared-auth', 'app-shell'];
    expect(await readStoredNames()).toEqual(names);
  });

  it('lists no caches when the browser refuses', async () => {
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('refused')) });
    expect(await readStoredNames()).toEqual([]);
  });
});
