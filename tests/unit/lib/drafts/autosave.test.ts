import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDraftAutosave } from '../../../../src/lib/drafts/autosave.ts';
import { startLazyAutosave } from '../../../../src/lib/drafts/lazy-autosave.ts';
import { type Draft, readDraft } from '../../../../src/lib/drafts/storage.ts';
import {
  clearAllScoped,
  discardDraft,
  getDraftKey,
  setStorageOwner,
  signUpKey,
  tabStorage,
} from '../../../../src/lib/storage/scoped-storage.ts';

const ada = 'Ada@example.com';

const weekMs = 7 * 24 * 60 * 60 * 1000;

const stored = () =>
  [sessionStorage, localStorage].flatMap((area) =>
    Array.from({ length: area.length }, (_, index) => area.key(index)),
  );

const draftOf = (name: string) => readDraft(getDraftKey(name))?.values ?? {};

const stops: (() => void)[] = [];

function show(name: string, typed: Readonly<Record<string, unknown>> = {}) {
  let fields = { ...typed };
  const put: Draft[] = [];
  const write = (draft: Draft) => {
    put.push(draft);
    fields = { ...draft, ...fields };
  };
  const stop = startDraftAutosave(name, { read: () => fields, write });
  stops.push(stop);
  const type = (values: Readonly<Record<string, unknown>>) => {
    fields = { ...values };
    document.dispatchEvent(new Event('input'));
  };
  return { put, stop, type, read: () => fields };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setStorageOwner();
  setStorageOwner('ciu', ada);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  clearAllScoped();
});

it('draft outlives its form, without secrets', () => {
  const values = { name: 'Ada', entire: true, password: 'x', newPassword: 'x', bankName: 'x', sortCode: 'x' };
  show('withdraw', { ...values, accountNumber: 'x', extra: undefined }).stop();
  expect(draftOf('withdraw')).toEqual({ name: 'Ada', entire: true });
  expect(sessionStorage.getItem(getDraftKey('withdraw') ?? '')).not.toContain('x"');
  expect(show('withdraw').put).toEqual([{ name: 'Ada', entire: true }]);
});

it.each(['pagehide', 'visibilitychange'])('draft is saved on %s', (event) => {
  show('support', { subject: 'Hello' });
  (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
  expect(draftOf('support')).toEqual({ subject: 'Hello' });
});

it('draft is removed when it is sent, also if the form unmounts later', () => {
  const form = show('support', { subject: 'Hello' });
  window.dispatchEvent(new Event('pagehide'));
  expect(tabStorage.has('draft/support')).toBe(true);
  discardDraft('support');
  window.dispatchEvent(new Event('pagehide'));
  form.stop();
  expect(tabStorage.has('draft/support')).toBe(false);
});

it('draft is removed when the fields have their initial values again', () => {
  show('support', { subject: 'Hello' }).stop();
  const form = show('support');
  form.type({});
  form.stop();
  expect(tabStorage.has('draft/support')).toBe(false);
});

it('draft expires after a week', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  show('support', { subject: 'Hello' }).stop();
  vi.advanceTimersByTime(weekMs - 1);
  expect(draftOf('support')).toEqual({ subject: 'Hello' });
  vi.advanceTimersByTime(1);
  expect(draftOf('support')).toEqual({});
});

it('draft returns for the same member after the session was rejected', () => {
  show('support', { subject: 'Hello' });
  setStorageOwner('ciu');
  expect(draftOf('support')).toEqual({});
  show('email', { email: ada }).stop();
  setStorageOwner();
  const form = show('support');
  expect(form.put).toEqual([]);
  setStorageOwner('ciu', 'ada@EXAMPLE.com');
  expect(form.put).toEqual([{ subject: 'Hello' }]);
  // The draft now belongs to the member.
  expect(stored()).toEqual([getDraftKey('support')]);
});

it.each([
  ['another member', 'ciu', 'ada@example.co'],
  ['the same person at another club', 'riverside', ada],
])('draft is hidden and removed for %s', (_, club, email) => {
  show('support', { subject: 'Hello' });
  setStorageOwner('ciu');
  setStorageOwner(club, email);
  expect(show('support').put).toEqual([]);
  expect(stored()).toEqual([]);
});

it('draft is not saved before the member is known', () => {
  setStorageOwner();
  show('support', { subject: 'Hello' }).stop();
  expect(stored()).toEqual([]);
  expect(getDraftKey('support')).toBeUndefined();
});

it('clearAllScoped removes every draft, also of an open form', () => {
  const form = show('support', { subject: 'Hello' });
  show('withdraw', { amount: '5' }).stop();
  sessionStorage.setItem(signUpKey, '{"email":"a"}');
  sessionStorage.setItem('theme', 'dark');
  clearAllScoped();
  form.stop();
  expect(stored()).toEqual(['theme']);
});

it.each(['', '{', 'null', '7', '[]', '{"at":0}', '{"values":{"email":"a"}}', '{"at":"now","values":7}'])(
  'draft is empty when storage contains %j',
  (text) => {
    sessionStorage.setItem(getDraftKey('signIn') ?? '', text);
    expect(draftOf('signIn')).toEqual({});
  },
);

it('draft reads only texts and booleans from storage', () => {
  const values = '{"email":{"a":1},"subject":"Hello","__proto__":{"x":1},"newPassword":"x"}';
  sessionStorage.setItem(getDraftKey('signIn') ?? '', `{"at":${Date.now()},"values":${values}}`);
  expect(draftOf('signIn')).toEqual({ subject: 'Hello' });
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});

it('draft of a form that unmounts early keeps new input, or the previous draft', async () => {
  const leave = (typed: Draft) => startLazyAutosave('support', { read: () => typed, write: () => {} })();
  leave({ subject: 'Hello' });
  await expect.poll(() => draftOf('support')).toEqual({ subject: 'Hello' });
  leave({});
  await vi.dynamicImportSettled();
  expect(draftOf('support')).toEqual({ subject: 'Hello' });
});

it.each<[string, (leave: () => void) => void]>([
  [
    'that was sent',
    (leave) => {
      discardDraft('support');
      leave();
    },
  ],
  [
    'whose member has left',
    (leave) => {
      setStorageOwner('ciu');
      leave();
    },
  ],
  [
    'whose member leaves next',
    (leave) => {
      leave();
      setStorageOwner('ciu');
    },
  ],
])('draft of a form %s is not saved when the form unmounts early', async (_, go) => {
  go(startLazyAutosave('support', { read: () => ({ subject: 'Hello' }), write: () => {} }));
  await vi.dynamicImportSettled();
  expect(stored().filter((key) => key?.includes('/support'))).toEqual([]);
});
