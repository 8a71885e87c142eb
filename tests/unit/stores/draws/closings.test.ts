import { afterEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';

const server = await startSharedApiServer();
const end = Date.UTC(2026, 10, 27, 20);
const hourMs = 3_600_000;

/** Loads the draw in a new page at that time and returns when it closed. @param isDrawFirst loads it before the member */
async function loadAt(now: number, { part = {}, isDrawFirst = false } = {}): Promise<number | undefined> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  browser.visit('http://ciu.praxis.localhost:4321/tickets');
  const draw = { id: 7, name: 'Spring', status: 'closed', end_date: new Date(end).toISOString(), ...part };
  server.respond(() => ({ json: draw }));
  const { openSession, setOwner } = await loadFreshPage(server.base);
  const { loadDraw, getClosedAt, getEarlyClosingName } = await import(
    '../../../../src/stores/draws/draws.ts'
  );
  const { deviceStorage } = await import('../../../../src/lib/storage/scoped-storage.ts');
  openSession({ access: 'ada', refresh: 'ada-refresh' });
  const loadMember = () => setOwner('ciu', 'ada@example.com');
  if (!isDrawFirst) loadMember();
  const loaded = await loadDraw('7');
  vi.setSystemTime(now + 1_000);
  if (isDrawFirst) loadMember();
  return getClosedAt(loaded, deviceStorage.read(getEarlyClosingName('7')));
}

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('getClosedAt returns the end date, or the first time the draw was read as closed', async () => {
  expect(await loadAt(end + hourMs)).toBe(end);
  expect(await loadAt(end - 2 * hourMs)).toBe(end - 2 * hourMs);
  expect(await loadAt(end - hourMs)).toBe(end - 2 * hourMs);
  expect(await loadAt(end + hourMs)).toBe(end - 2 * hourMs);
});

it('getClosedAt returns the read time when the draw loads before the member', async () => {
  expect(await loadAt(end - hourMs, { isDrawFirst: true })).toBe(end - hourMs);
});

it('getClosedAt is undefined for an open draw and without an end date', async () => {
  expect(await loadAt(end - hourMs, { part: { status: 'live' } })).toBeUndefined();
  expect(await loadAt(end, { part: { end_date: null } })).toBeUndefined();
});
