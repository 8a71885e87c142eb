import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RestoredDraft, startDraftAutosave } from '../../../../src/lib/drafts/autosave.ts';
import {
  type Draft,
  hasDraft,
  mayHaveDraft,
  removeExpiredDrafts,
} from '../../../../src/lib/drafts/storage.ts';
import {
  clearAllScoped,
  discardDraft,
  getDraftKey,
  setStorageOwner,
} from '../../../../src/lib/storage/scoped-storage.ts';
import { browser } from '../../../helpers/browser.ts';

const ticket = 'createSupportTicket';
const ada = 'ada@example.com';
const weekMs = 7 * 24 * 60 * 60 * 1000;
const storedKeys = (area: Storage) => Array.from({ length: area.length }, (_, index) => area.key(index));

const stops: (() => void)[] = [];

/** A form with typed values over prefilled ones. */
function show(name: string, filledIn: Readonly<Record<string, string>> = {}) {
  let fields: Readonly<Record<string, string>> = filledIn;
  const restored: (RestoredDraft | undefined)[] = [];
  const isUntouched = () => JSON.stringify(fields) === JSON.stringify(filledIn);
  const stop = startDraftAutosave(name, {
    read: (whole) => (isUntouched() && !whole ? {} : fields),
    write: (draft: Draft) => {
      if (isUntouched()) fields = { ...fields, ...(draft as Record<string, string>) };
    },
    onRestore: (draft) => restored.push(draft),
  });
  stops.push(stop);
  const type = (values: Readonly<Record<string, string>>) => {
    fields = values;
    document.dispatchEvent(new Event('input'));
  };
  return { stop, type, restored, read: () => fields };
}

/** Types into a form and leaves it. */
function leave(name: string, values: Readonly<Record<string, string>>, filledIn = {}): void {
  const form = show(name, filledIn);
  form.type(values);
  form.stop();
}

/** Mimics a closed tab: only `localStorage` survives. */
function reopen(): void {
  sessionStorage.clear();
}

/** Writes in another tab, with its storage event. */
const elsewhere = (name: string, values: Draft | null) =>
  browser.storeInOtherTab(getDraftKey(name) ?? '', values && JSON.stringify({ at: Date.now(), values }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T15:12:00') });
  sessionStorage.clear();
  localStorage.clear();
  setStorageOwner();
  setStorageOwner('ciu', ada);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  clearAllScoped();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([ticket, 'updatePersonalInfo', 'updatePasscode', 'updateEmail'])(
  'device draft of %s appears in the next tab, without secrets',
  (name) => {
    leave(name, { subject: 'Hello', password: 'x', bankName: 'x', accountNumber: 'x', sortCode: 'x' });
    reopen();
    expect(show(name).read()).toEqual({ subject: 'Hello' });
    expect(
      JSON.stringify({ ...storedKeys(localStorage).map((key) => localStorage.getItem(key ?? '')) }),
    ).not.toMatch(/password|bank|account|sortCode/);
  },
);

it('device drafts exclude other forms, which stay in the tab', () => {
  leave('withdraw', { amount: '5' });
  expect(storedKeys(localStorage)).toEqual([]);
  expect(hasDraft('withdraw')).toBe(true);
});

it('device draft is saved while typing, because a killed browser sends no event', () => {
  show(ticket).type({ subject: 'Hello' });
  vi.advanceTimersByTime(1_000);
  expect(hasDraft(ticket)).toBe(true);
});

it('device draft of any member is removed after a week, and younger ones stay', () => {
  leave(ticket, { subject: 'Hello' });
  vi.advanceTimersByTime(1);
  leave('updateEmail', { email: 'b@example.com' });
  setStorageOwner('ciu');
  localStorage.setItem('owner/ciu/x/taken', '{"at":1}');
  vi.setSystemTime(Date.now() + weekMs - 1);
  expect(mayHaveDraft(ticket)).toBe(false);
  removeExpiredDrafts();
  expect(storedKeys(localStorage)).toEqual([
    `owner/ciu/${encodeURIComponent(ada)}/draft/updateEmail`,
    'owner/ciu/x/taken',
  ]);
  vi.setSystemTime(Date.now() + 1);
  removeExpiredDrafts();
  expect(storedKeys(localStorage)).toEqual(['owner/ciu/x/taken']);
});

it('device draft does not restart its week when it is shown', () => {
  leave(ticket, { subject: 'Hello' });
  vi.setSystemTime(Date.now() + weekMs - 10);
  show(ticket).stop();
  vi.setSystemTime(Date.now() + 10);
  expect(hasDraft(ticket)).toBe(false);
});

it("device draft keeps another tab's text until the member types here", () => {
  const form = show(ticket);
  form.type({ subject: 'Here' });
  elsewhere(ticket, { subject: 'There' });
  form.stop();
  expect(show(ticket).read()).toEqual({ subject: 'There' });
  const again = show(ticket);
  elsewhere(ticket, { subject: 'There again' });
  again.type({ subject: 'Here, later' });
  again.stop();
  expect(show(ticket).read()).toEqual({ subject: 'Here, later' });
});

it('device draft does not return when another tab has sent it', () => {
  leave(ticket, { subject: 'Hello' });
  const form = show(ticket);
  elsewhere(ticket, null);
  window.dispatchEvent(new Event('pagehide'));
  form.stop();
  expect(hasDraft(ticket)).toBe(false);
});

it('device draft is not overwritten by an untouched form', () => {
  leave(ticket, { subject: 'Hello' });
  const form = show(ticket);
  localStorage.setItem(
    getDraftKey(ticket) ?? '',
    JSON.stringify({ at: Date.now(), values: { subject: 'There' } }),
  );
  form.stop();
  expect(show(ticket).read()).toEqual({ subject: 'There' });
});

it('device draft survives a rejected session but not sign-out, another member or club', () => {
  const write = () => {
    setStorageOwner('ciu', ada);
    leave(ticket, { subject: 'Hello' });
    reopen();
    setStorageOwner('ciu');
    expect(hasDraft(ticket)).toBe(false);
  };
  write();
  setStorageOwner('ciu', ada);
  expect(hasDraft(ticket)).toBe(true);
  clearAllScoped();
  expect(storedKeys(localStorage)).toEqual([]);
  for (const [club, email] of [
    ['ciu', 'eve@example.com'],
    ['riverside', ada],
  ]) {
    write();
    setStorageOwner(club, email);
    expect(storedKeys(localStorage)).toEqual([]);
  }
});

it.each(['is full', 'takes nothing'])('device draft falls back to the tab when storage %s', (how) => {
  leave(ticket, { subject: 'Older' });
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  if (how === 'takes nothing') {
    vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
  }
  leave(ticket, { subject: 'Later' });
  expect(show(ticket).read()).toEqual({ subject: 'Later' });
  discardDraft(ticket);
  expect(hasDraft(ticket)).toBe(false);
});

it('device draft can be deleted and restored in its form', () => {
  leave(ticket, { subject: 'Hello' });
  const at = Date.now();
  vi.advanceTimersByTime(60_000);
  expect(mayHaveDraft(ticket)).toBe(true);
  const form = show(ticket);
  expect(form.restored).toEqual([expect.objectContaining({ at })]);
  const [draft] = form.restored;
  form.type({});
  draft?.discard();
  expect(hasDraft(ticket)).toBe(false);
  draft?.reapply();
  expect(form.read()).toEqual({ subject: 'Hello' });
  form.stop();
  expect(hasDraft(ticket)).toBe(true);
  expect(form.restored).toHaveLength(1);
});

it('device draft of a filled-in support ticket is separate from the plain one', () => {
  const prize = `${ticket}/My prize`;
  leave(ticket, { subject: 'Hello' });
  vi.advanceTimersByTime(1);
  // An untouched form is no draft.
  show(prize, { subject: 'My prize' }).stop();
  expect(show(ticket).read()).toEqual({ subject: 'Hello' });
  leave(prize, { subject: 'My prize', description: 'Where?' }, { subject: 'My prize' });
  vi.advanceTimersByTime(1);
  reopen();
  // Restores the latest draft. Once it is sent, the previous one is restored.
  const plain = show(ticket);
  expect(plain.read()).toEqual({ subject: 'My prize', description: 'Where?' });
  discardDraft(ticket);
  plain.stop();
  expect(show(ticket).read()).toEqual({ subject: 'Hello' });
});

it('device draft of a filled-in support ticket survives a rejected session', () => {
  const form = show(`${ticket}/My prize`, { subject: 'My prize' });
  setStorageOwner('ciu');
  form.stop();
  setStorageOwner();
  const plain = show(ticket);
  setStorageOwner('ciu', ada);
  expect(plain.read()).toEqual({ subject: 'My prize' });
});
