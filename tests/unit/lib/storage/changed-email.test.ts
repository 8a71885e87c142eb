import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDraftAutosave } from '../../../../src/lib/drafts/autosave.ts';
import { readDraft } from '../../../../src/lib/drafts/storage.ts';
import {
  clearAllScoped,
  deviceStorage,
  getDraftKey,
  getScopedKey,
  setStorageOwner,
  tabStorage,
} from '../../../../src/lib/storage/scoped-storage.ts';
import { fillStorage } from '../../../helpers/full-storage.ts';

const [ada, countess] = ['ada@example.com', 'Countess+1@example.com'];
const change = (email: string) => setStorageOwner('ciu', email, 'reply');

function keepAll(): void {
  deviceStorage.write('reminder', '5 week');
  deviceStorage.write('withdrawals', 'a deposit');
  tabStorage.write('paymentOrder', 'a withdrawal');
}

const readAll = () => [
  deviceStorage.read('reminder'),
  deviceStorage.read('withdrawals'),
  tabStorage.read('paymentOrder'),
];
const all = ['5 week', 'a deposit', 'a withdrawal'];
const none = [undefined, undefined, undefined];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setStorageOwner();
  setStorageOwner('ciu', ada);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  globalThis.cacheOwner = undefined;
  clearAllScoped();
});

describe('email change within a session', () => {
  it('moves the values of tab and device to the new address, and back', () => {
    keepAll();
    for (const email of [countess, countess.toUpperCase(), ada, countess]) {
      change(email);
      expect(readAll()).toEqual(all);
    }
    setStorageOwner();
    setStorageOwner('ciu', ada);
    expect(readAll(), 'nothing stays at the address before').toEqual(none);
  });

  it('moves the draft of the visible form, and keeps saving it', () => {
    let values = { subject: 'My deposit is missing' };
    const stop = startDraftAutosave('createSupportTicket', { read: () => values, write: () => {} });
    change(countess);
    expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual(values);
    values = { subject: 'Where is it?' };
    stop();
    expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual(values);
  });

  it('keeps what another tab stored under the new address, and no reply with the old one', () => {
    deviceStorage.write('reminder', '5 week');
    deviceStorage.write('offline/users/me/', ada);
    localStorage.setItem('owner/ciu/countess%2B1%40example.com/reminder', '6 week');
    change(countess);
    expect(deviceStorage.read('reminder')).toBe('6 week');
    expect(localStorage.length).toBe(1);
  });

  it('deletes values of another member who used the new address before', () => {
    setStorageOwner();
    setStorageOwner('ciu', countess);
    keepAll();
    setStorageOwner();
    setStorageOwner('ciu', ada);
    deviceStorage.write('reminder', '7 week');
    change(countess);
    expect(readAll()).toEqual(['7 week', undefined, undefined]);
  });
});

describe('email change that a later page detects', () => {
  it('moves the values when the same token loaded the cached replies', () => {
    keepAll();
    setStorageOwner();
    globalThis.cacheOwner = 'ciu/ada%40example.com';
    change(countess);
    expect(readAll()).toEqual(all);
  });

  it('moves nothing while a cached reply contains the old address', () => {
    change(countess);
    keepAll();
    setStorageOwner();
    globalThis.cacheOwner = 'ciu/ada%40example.com';
    setStorageOwner('ciu', ada, 'cache');
    expect(readAll()).toEqual(none);
    change(countess);
    expect(readAll()).toEqual(all);
  });

  it('deletes the values of others when the API confirms the member', () => {
    setStorageOwner();
    setStorageOwner('ciu', countess);
    keepAll();
    setStorageOwner();
    setStorageOwner('ciu', ada, 'cache');
    change(ada);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

it('email change in a browser with limited storage does not throw when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => change(countess)).not.toThrow();
  expect(getScopedKey('reminder')).toContain('countess');
});

it('email change in a browser with limited storage moves everything when storage is full', () => {
  keepAll();
  deviceStorage.write('offline/draws/public/', 'x'.repeat(50));
  fillStorage(localStorage);
  change(countess);
  expect(readAll()).toEqual(all);
});
