import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage, loadModules } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();

beforeEach(() => {
  localStorage.clear();
  browser.visit('http://riverside.praxis.localhost:4321/club-check');
});

async function open() {
  await loadFreshPage(server.base);
  return loadModules(
    import('../../../../src/stores/tenant-check/tenant-check.ts'),
    import('../../../../src/stores/app/connection.ts'),
  );
}

it('reads a reply that the app would refuse, and stores nothing', async () => {
  const { $check, loadConfiguration } = await open();
  server.respond(() => ({ json: { name: 7, tos: '<p>Terms</p>' } }));
  await loadConfiguration();
  expect($check.get()).toMatchObject({ source: 'host', configuration: { tenant: { tos: '<p>Terms</p>' } } });
  expect(localStorage.length).toBe(0);
});

it.each([
  [{ status: 404 }, 'rejected'],
  [{ status: 503 }, 'broken'],
  [{ text: '<html>' }, 'broken'],
])('fails after %j', async (reply, kind) => {
  const { $check, loadConfiguration } = await open();
  server.respond(() => reply);
  await loadConfiguration();
  expect($check.get()).toMatchObject({ status: 'failed', error: { kind } });
});

it('leaves a pasted configuration in place when the reply comes later', async () => {
  const { $check, checkPasted, loadConfiguration } = await open();
  server.respond(() => ({ json: { name: 'Riverside' } }));
  const loaded = loadConfiguration();
  checkPasted('{"name": "Pasted"}');
  await loaded;
  expect($check.get()).toMatchObject({ source: 'pasted', configuration: { tenant: { name: 'Pasted' } } });
});

it('loads again when the connection returns', async () => {
  const { $check, $offlineSince, checkPasted, startCheck } = await open();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  startCheck();
  await vi.waitFor(() => expect($check.get().status).toBe('failed'));
  $offlineSince.set(1);
  $offlineSince.set(undefined);
  expect($check.get().status).toBe('loading');
  await vi.waitFor(() => expect($check.get().status).toBe('failed'));
  $offlineSince.set(1);
  expect($check.get().status).toBe('failed');
  checkPasted('{}');
  $offlineSince.set(undefined);
  expect($check.get().status).toBe('loaded');
  vi.unstubAllGlobals();
});
