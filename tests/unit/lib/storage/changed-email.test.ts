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

describe('an email that changes within a session', () => {
  it('takes along what is kept in the tab and in the browser', () => {
    keepAll();
    change(countess);
    expect(readAll()).toEqual(all);
    setStorageOwner();
    setStorageOwner('ciu', ada);
    expect(readAll(), 'nothing stays at the address before').toEqual([undefined, undefined, undefined]);
  });

  it('may change back, and in its capitals', () => {
    keepAll();
    change(countess);
    change(countess.toUpperCase());
    change(ada);
    expect(readAll()).toEqual(all);
  });

  it('takes along what is typed into a form on screen, which goes on being kept', () => {
    let values = { subject: 'Where is my deposit?' };
    const stop = startDraftAutosave('createSupportTicket', { read: () => values, write: () => {} });
    change(countess);
    expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual(values);
    values = { subject: 'Where is it?' };
    stop();
    expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual(values);
  });

  it('leaves what another tab has put under the new address', () => {
    deviceStorage.write('reminder', '5 week');
    localStorage.setItem('owner/ciu/countess%2B1%40example.com/reminder', '6 week');
    change(countess);
    expect(deviceStorage.read('reminder')).toBe('6 week');
  });

  it('leaves the cached replies behind, which name the address before', () => {
    deviceStorage.write('offline/users/me/', ada);
    change(countess);
    expect(localStorage.length).toBe(0);
  });

  it('mixes nothing in of a member who had the new address here before', () => {
    setStorageOwner();
    setStorageOwner('ciu', countess);
    keepAll();
    setStorageOwner();
    setStorageOwner('ciu', ada);
    deviceStorage.write('reminder', '7 week');
    change(countess);
    expect(readAll()).toEqual(['7 week', undefined, undefined]);
  });

  it('takes nothing from another club', () => {
    keepAll();
    setStorageOwner('riverside', ada);
    expect(readAll()).toEqual([undefined, undefined, undefined]);
  });
});

describe('a change that is found out by a later page', () => {
  it('is told by whose replies came by the same token', () => {
    keepAll();
    setStorageOwner();
    globalThis.cacheOwner = 'ciu/ada%40example.com';
    change(countess);
    expect(readAll()).toEqual(all);
  });

  it('takes nothing away while a cached reply still names the address before', () => {
    change(countess);
    keepAll();
    setStorageOwner();
    globalThis.cacheOwner = 'ciu/ada%40example.com';
    setStorageOwner('ciu', ada, 'cache');
    expect(readAll()).toEqual([undefined, undefined, undefined]);
    change(countess);
    expect(readAll()).toEqual(all);
  });

  it('removes what is kept of others once the API confirms who is here', () => {
    setStorageOwner();
    setStorageOwner('ciu', countess);
    keepAll();
    setStorageOwner();
    setStorageOwner('ciu', ada, 'cache');
    expect(localStorage.length).toBe(2);
    change(ada);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('is none without that: whoever signs in with another email is somebody else', () => {
    keepAll();
    setStorageOwner();
    change(countess);
    expect(readAll()).toEqual([undefined, undefined, undefined]);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

describe('a browser that keeps little', () => {
  it('does no harm where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => change(countess)).not.toThrow();
    expect(getScopedKey('reminder')).toContain('countess');
  });

  it('moves everything where storage is full', () => {
    keepAll();
    deviceStorage.write('offline/draws/public/', 'x'.repeat(50));
    fillStorage(localStorage);
    change(countess);
    expect(readAll()).toEqual(all);
  });
});
