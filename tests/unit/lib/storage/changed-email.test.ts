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

describe('changed email within a session', () => {
  it('moves what is stored in the tab and in the browser', () => {
    keepAll();
    change(countess);
    expect(readAll()).toEqual(all);
    setStorageOwner();
    setStorageOwner('ciu', ada);
    expect(readAll(), 'nothing stays at the address before').toEqual([undefined, undefined, undefined]);
  });

  it('can change back, also in capitals', () => {
    keepAll();
    change(countess);
    change(countess.toUpperCase());
    change(ada);
    expect(readAll()).toEqual(all);
  });

  it('moves the draft of an open form, which continues to save', () => {
    let values = { subject: 'Where is my deposit?' };
    const stop = startDraftAutosave('createSupportTicket', { read: () => values, write: () => {} });
    change(countess);
    expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual(values);
    values = { subject: 'Where is it?' };
    stop();
    expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual(values);
  });

  it('keeps what another tab stored under the new email', () => {
    deviceStorage.write('reminder', '5 week');
    localStorage.setItem('owner/ciu/countess%2B1%40example.com/reminder', '6 week');
    change(countess);
    expect(deviceStorage.read('reminder')).toBe('6 week');
  });

  it('does not move cached replies, which contain the previous email', () => {
    deviceStorage.write('offline/users/me/', ada);
    change(countess);
    expect(localStorage.length).toBe(0);
  });

  it('does not mix in data of an earlier member with the new email', () => {
    setStorageOwner();
    setStorageOwner('ciu', countess);
    keepAll();
    setStorageOwner();
    setStorageOwner('ciu', ada);
    deviceStorage.write('reminder', '7 week');
    change(countess);
    expect(readAll()).toEqual(['7 week', undefined, undefined]);
  });

  it('moves nothing from another club', () => {
    keepAll();
    setStorageOwner('riverside', ada);
    expect(readAll()).toEqual([undefined, undefined, undefined]);
  });
});

describe('changed email found by a later page', () => {
  it('moves the data when the replies came with the same token', () => {
    keepAll();
    setStorageOwner();
    globalThis.cacheOwner = 'ciu/ada%40example.com';
    change(countess);
    expect(readAll()).toEqual(all);
  });

  it('moves nothing while a cached reply has the previous email', () => {
    change(countess);
    keepAll();
    setStorageOwner();
    globalThis.cacheOwner = 'ciu/ada%40example.com';
    setStorageOwner('ciu', ada, 'cache');
    expect(readAll()).toEqual([undefined, undefined, undefined]);
    change(countess);
    expect(readAll()).toEqual(all);
  });

  it("removes other members' data once the API confirms the member", () => {
    setStorageOwner();
    setStorageOwner('ciu', countess);
    keepAll();
    setStorageOwner();
    setStorageOwner('ciu', ada, 'cache');
    expect(localStorage.length).toBe(2);
    change(ada);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('moves nothing when another member signs in', () => {
    keepAll();
    setStorageOwner();
    change(countess);
    expect(readAll()).toEqual([undefined, undefined, undefined]);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

describe('changed email with limited storage', () => {
  it('throws nothing when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => change(countess)).not.toThrow();
    expect(getScopedKey('reminder')).toContain('countess');
  });

  it('moves everything when storage is full', () => {
    keepAll();
    deviceStorage.write('offline/draws/public/', 'x'.repeat(50));
    fillStorage(localStorage);
    change(countess);
    expect(readAll()).toEqual(all);
  });
});
