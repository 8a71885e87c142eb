import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTokens } from '../../../../src/lib/api/tokens.ts';
import { isInstallHintDone } from '../../../../src/lib/browser/install.ts';
import { readDraft } from '../../../../src/lib/drafts/storage.ts';
import { fingerprint } from '../../../../src/lib/format/text.ts';
import { getReadKeysName, loadReadKeys } from '../../../../src/lib/notifications/unread.ts';
import { pendingOrderSchema } from '../../../../src/lib/orders/order.ts';
import { isTrustedLink } from '../../../../src/lib/orders/top-up.ts';
import { readPause } from '../../../../src/lib/safer-play/pause.ts';
import { migrateStoredKeys } from '../../../../src/lib/storage/migrate-stored-keys.ts';
import { readCacheEntry, readCacheOwner } from '../../../../src/lib/storage/offline-cache.ts';
import {
  clearAllScoped,
  deviceStorage,
  getDraftKey,
  setStorageOwner,
} from '../../../../src/lib/storage/scoped-storage.ts';
import { readStored } from '../../../../src/lib/storage/stored-value.ts';
import { filterUnannounced, isFirstVisit } from '../../../../src/lib/tickets/announced-wins.ts';
import { fillStorage } from '../../../helpers/full-storage.ts';

const at = Date.UTC(2026, 2, 4, 10);
const owner = 'ciu/alex%40example.com';
const order = {
  ...{ id: 'o-1', operation: 'buyTickets', subjectId: '7', name: 'Meat Raffle', amount: 2, startedAt: at },
  ...{ state: 'unanswered', before: { at, isComplete: true, tickets: ['1'] } },
};
const draft = (subject: string, typedAt = at) => JSON.stringify({ at: typedAt, values: { subject } });
const reply = (requestedAt: number) => `${requestedAt}\nusers/me/\nMar 4, 10:00 AM\n{"name":"Alex"}`;

/** Keys that the previous version stored on the device, each with its current key. */
const device: readonly (readonly [old: string, current: string, text: string])[] = [
  ['token', 'token', 'access-of-alex'],
  ['refreshToken', 'refreshToken', 'refresh-of-alex'],
  ['client', 'client', '{"subdomain":"ciu","tenant":{"name":"CIU"},"palette":null}'],
  ['clientLoadedAt', 'tenantLoadedAt', `ciu ${at}`],
  ['theme', 'theme', 'dark'],
  ['seenBy', 'offlineOwner', `${fingerprint('access-of-alex')} ${owner}`],
  [`kept ${owner} seen users/me/`, `owner/${owner}/offline/users/me/`, reply(at)],
  [`kept ${owner} createSupportTicket`, `owner/${owner}/draft/createSupportTicket`, draft('Hello')],
  [`kept ${owner} pending-order/o-1`, `owner/${owner}/pending-order/o-1`, JSON.stringify(order)],
  [`kept ${owner} withdrawals`, `owner/${owner}/withdrawals`, `[{"amount":500,"at":${at}}]`],
  [`kept ${owner} closed-early/7`, `owner/${owner}/closed-early/7`, `${at}`],
  [`kept ${owner} reminder`, `owner/${owner}/reminder`, '500 week'],
  [`kept ${owner} timeReminder`, `owner/${owner}/timeReminder`, '30'],
  [`kept ${owner} sitting`, `owner/${owner}/timeSpent`, `19815 ${at} 0`],
  ['pause ciu 6888', 'pause/ciu/6888', '2026-04-04 2026-03-04 A note'],
  ['seen ciu 6888 notifications', 'seen/ciu/6888/notifications', '{"keys":["17","5"],"isCut":false}'],
  ['seen ciu 6888 support', 'seen/ciu/6888/support', '{"keys":["2","2 422696621"],"isCut":true}'],
  ['winsTold ciu', 'announced-wins/ciu', '["2/32","13/200"]'],
  ['visits ciu', 'visits/ciu', `{"count":2,"at":${at},"isHintDone":true}`],
];

const tab: typeof device = [
  ['returnTo', 'returnTo', '/wallet'],
  ['chosenClient', 'chosenTenant', 'ciu'],
  ['signUp', 'signUp', '{"quizPassed":true,"email":"a@example.com","finished":false}'],
  [`kept ${owner} deposit`, `owner/${owner}/draft/deposit`, `{"at":${at},"values":{"amount":"5"}}`],
  [`kept ${owner} payment-order`, `owner/${owner}/paymentOrder`, 'o-1'],
  [`kept ${owner} identifierChanged`, `owner/${owner}/identifierChanged`, 'true'],
  [`kept ${owner} wish /raffles/7?quantity=2`, `owner/${owner}/trusted-link//raffles/7?quantity=2`, ''],
  ['kept ciu/ email', 'owner/ciu//draft/email', `{"at":${at},"values":{"email":"a@example.com"}}`],
];

const ofOwner = [
  'results',
  'review',
  'taken tickets',
  'card payment',
  'paid',
  'order buyTickets 7',
  'payment /x',
];
const removed = [
  ...['dismissedNotices', 'fieldFigures', 'paymentFrom', 'seen ciu 6888 visit'],
  ...ofOwner.map((name) => `kept ${owner} ${name}`),
];

const fill = (area: Storage, rows: typeof device) => {
  for (const [key, , text] of rows) area.setItem(key, text);
};
const entriesOf = (area: Storage) => {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, area.getItem(key)]));
};
const today = (rows: typeof device) => Object.fromEntries(rows.map(([, key, text]) => [key, text]));

beforeEach(() => {
  vi.useFakeTimers({ now: at });
  localStorage.clear();
  sessionStorage.clear();
  setStorageOwner();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.cacheOwner = undefined;
  clearAllScoped();
});

it('migrateStoredKeys renames every key and keeps its text, so that the app reads it', () => {
  fill(localStorage, device);
  fill(sessionStorage, tab);
  for (const start of ['first start', 'second start']) {
    migrateStoredKeys();
    expect(entriesOf(localStorage), start).toEqual(today(device));
    expect(entriesOf(sessionStorage), start).toEqual(today(tab));
  }
  expect(readTokens()).toEqual({ access: 'access-of-alex', refresh: 'refresh-of-alex' });
  globalThis.cacheOwner = readCacheOwner('access-of-alex', 'ciu');
  expect(globalThis.cacheOwner).toBe(owner);
  expect(readCacheEntry('users/me/')?.json()).toEqual({ name: 'Alex' });
  setStorageOwner('ciu', 'alex@example.com', 'reply');
  expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual({ subject: 'Hello' });
  expect(readDraft(getDraftKey('deposit'))?.values).toEqual({ amount: '5' });
  expect(isTrustedLink('/raffles/7?quantity=2')).toBe(true);
  expect(readStored(deviceStorage, 'pending-order/o-1', pendingOrderSchema)).toEqual(order);
  expect(readPause(at)).toEqual({ until: '2026-04-04', note: 'A note' });
  const name = getReadKeysName('ciu', 'alex@example.com', 'notifications');
  expect(loadReadKeys(name)).toEqual({ keys: ['17', '5'], isCut: false });
  expect(isFirstVisit('ciu')).toBe(false);
  const tickets = ['32', '33'].map((id) => ({ id, draw_id: '2' }));
  expect(filterUnannounced('ciu', tickets)).toEqual(tickets.slice(1));
  expect(isInstallHintDone('ciu')).toBe(true);
});

it.each(['localStorage', 'sessionStorage'] as const)(
  'migrateStoredKeys deletes what removed features stored in %s, and no key that resembles an old one',
  (area) => {
    const similar = ['seen/ciu/1/support', 'pause/ciu/1', 'paused ciu', 'keptx', 'trial'];
    for (const key of [...removed, ...similar]) globalThis[area].setItem(key, '1');
    migrateStoredKeys();
    expect(Object.keys(entriesOf(globalThis[area]))).toEqual(similar);
  },
);

describe('migrateStoredKeys with a tab of the previous version open', () => {
  const draftKey = `owner/${owner}/draft/createSupportTicket`;
  const offlineKey = `owner/${owner}/offline/users/me/`;

  it.each([
    ['draft', `kept ${owner} createSupportTicket`, draftKey, draft('Old', at), draft('New', at + 1)],
    ['offline reply', `kept ${owner} seen users/me/`, offlineKey, reply(at), reply(at + 1)],
    ['pause', 'pause ciu 1', 'pause/ciu/1', '2026-04-04 2026-03-04 A', '2026-05-04 2026-03-01 B'],
  ])('keeps the newer %s, and the current text without a date', (_, oldKey, key, earlier, later) => {
    localStorage.setItem('winsTold ciu', '["2/32"]');
    localStorage.setItem('announced-wins/ciu', '["2/31"]');
    for (const texts of [
      [earlier, later],
      [later, earlier],
    ] as const) {
      localStorage.setItem(oldKey, texts[0]);
      localStorage.setItem(key, texts[1]);
      migrateStoredKeys();
      expect(entriesOf(localStorage)).toEqual({ 'announced-wins/ciu': '["2/31"]', [key]: later });
    }
  });
});

describe('migrateStoredKeys in a browser with unusual storage', () => {
  it('deletes offline replies to make room when storage is full', () => {
    fill(localStorage, device);
    fillStorage(localStorage);
    migrateStoredKeys();
    const { [`owner/${owner}/offline/users/me/`]: _, ...rest } = today(device);
    expect(entriesOf(localStorage)).toEqual(rest);
  });

  it('keeps the old key until its longer new key fits', () => {
    const [old, key, text] = ['visits ciu', 'visits/ciu', '{}'];
    localStorage.setItem('winsTold ciu', '[]');
    localStorage.setItem(old, text);
    fillStorage(localStorage);
    migrateStoredKeys();
    expect(entriesOf(localStorage)).toEqual({ 'winsTold ciu': '[]', [key]: text });
    vi.restoreAllMocks();
    migrateStoredKeys();
    expect(entriesOf(localStorage)).toEqual({ 'announced-wins/ciu': '[]', [key]: text });
  });

  it('does not throw when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    sessionStorage.setItem('chosenClient', 'ciu');
    migrateStoredKeys();
    expect(entriesOf(sessionStorage)).toEqual({ chosenTenant: 'ciu' });
  });
});
