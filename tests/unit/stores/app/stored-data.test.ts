import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredGroup } from '../../../../src/lib/storage/stored-entries.ts';
import { $offlineSince, $online } from '../../../../src/stores/app/connection.ts';
import { $session, openSession } from '../../../../src/stores/app/session.ts';
import {
  $storedGroups,
  loadStoredGroups,
  removeAllStored,
  removeStoredGroup,
} from '../../../../src/stores/app/stored-data.ts';
import { $themeChoice } from '../../../../src/stores/app/theme.ts';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => new EventTarget()));

const files = new Set<string>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  files.add('own-files');
  vi.stubGlobal('caches', {
    keys: async () => [...files],
    open: async () => ({ keys: async () => ['/a.js', '/b.js'] }),
    delete: async (name: string) => files.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function loadGroup(id: string): Promise<StoredGroup> {
  await loadStoredGroups();
  const group = $storedGroups.get()?.find(({ item }) => item.id === id);
  if (!group) throw new Error(`Nothing of ${id} is stored`);
  return group;
}

const loadedIds = () => $storedGroups.get()?.map(({ item }) => item.id);

it('a removed item is gone, and nothing else', async () => {
  localStorage.setItem('client', '{}');
  localStorage.setItem('winsTold ciu', '[]');
  expect(await removeStoredGroup(await loadGroup('readMarks'))).toBe(true);
  expect(loadedIds()).toEqual(['tenant', 'appFiles']);
  expect(localStorage.getItem('client')).toBe('{}');
});

it('a removed theme no longer applies, and is not written again', async () => {
  const stop = $themeChoice.listen(() => {});
  $themeChoice.set('dark');
  expect(await removeStoredGroup(await loadGroup('appearance'))).toBe(true);
  expect($themeChoice.get()).toBe('system');
  expect(localStorage.getItem('theme')).toBeNull();
  stop();
});

it('the app’s files stay while the device is offline', async () => {
  const stop = $online.listen(() => {});
  $offlineSince.set(1);
  await removeStoredGroup(await loadGroup('appFiles'));
  await removeAllStored();
  expect(loadedIds()).toEqual(['appFiles']);
  $offlineSince.set(undefined);
  expect(await removeAllStored()).toBe(true);
  expect(loadedIds()).toEqual([]);
  stop();
});

it('removing all signs out, and leaves what the tab needs', async () => {
  openSession({ access: 'access', refresh: 'refresh' });
  localStorage.setItem('client', '{}');
  localStorage.setItem('something', 'else');
  sessionStorage.setItem('chosenClient', 'ciu');
  sessionStorage.setItem('returnTo', '/wallet');
  expect(await removeAllStored()).toBe(true);
  expect($session.get().status).toBe('out');
  expect(localStorage.length).toBe(0);
  expect(loadedIds()).toEqual(['place']);
  expect(sessionStorage.getItem('returnTo')).toBeNull();
});

it('says so if the browser refuses to remove', async () => {
  vi.stubGlobal('caches', { ...caches, delete: () => Promise.reject(new Error('refused')) });
  expect(await removeStoredGroup(await loadGroup('appFiles'))).toBe(false);
  expect(await removeAllStored()).toBe(false);
});
