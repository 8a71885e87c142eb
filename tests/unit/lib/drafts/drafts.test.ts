import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RestoredDraft, startDraftAutosave } from '../../../../src/lib/drafts/autosave.ts';
import { startLazyAutosave } from '../../../../src/lib/drafts/lazy-autosave.ts';
import {
  type Draft,
  hasDraft,
  mayHaveDraft,
  readDraft,
  removeExpiredDrafts,
} from '../../../../src/lib/drafts/storage.ts';
import {
  clearAllScoped,
  discardDraft,
  getDraftKey,
  setStorageOwner,
  signUpKey,
} from '../../../../src/lib/storage/scoped-storage.ts';
import { safeLocalStorage, safeSessionStorage } from '../../../../src/lib/storage/web-storage.ts';
import { browser } from '../../../helpers/browser.ts';

const ada = 'Ada@example.com';
const weekMs = 7 * 24 * 60 * 60 * 1000;
/** Its drafts stay on the device, those of other forms in the tab. */
const ticket = 'createSupportTicket';

const storedKeys = () => [safeSessionStorage, safeLocalStorage].flatMap((area) => area.keys());
const valuesOf = (name: string) => readDraft(getDraftKey(name))?.values ?? {};

const stops: (() => void)[] = [];

/** Shows a form with typed values over prefilled ones. */
function show(name: string, prefilled: Readonly<Record<string, unknown>> = {}) {
  let fields = prefilled;
  const restored: (RestoredDraft | undefined)[] = [];
  const isUntouched = () => JSON.stringify(fields) === JSON.stringify(prefilled);
  const stop = startDraftAutosave(name, {
    read: (whole) => (isUntouched() && !whole ? {} : fields),
    write: (draft: Draft) => {
      if (isUntouched()) fields = { ...fields, ...draft };
    },
    onRestore: (draft) => restored.push(draft),
  });
  stops.push(stop);
  const type = (values: Readonly<Record<string, unknown>>) => {
    fields = values;
    document.dispatchEvent(new Event('input'));
  };
  return { stop, type, restored, read: () => fields };
}

/** Shows a form with typed values. */
function typeIn(name: string, values: Readonly<Record<string, unknown>>, prefilled = {}) {
  const form = show(name, prefilled);
  form.type(values);
  return form;
}

/** Types into a form and leaves it. */
const leave = (...typed: Parameters<typeof typeIn>) => typeIn(...typed).stop();

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

describe('draft', () => {
  it.each(['withdraw', ticket, 'updatePersonalInfo', 'updatePasscode', 'updateEmail'])(
    'of %s outlives its form, without secrets',
    (name) => {
      const secrets = { password: 'x', newPassword: 'x', bankName: 'x', accountNumber: 'x', sortCode: 'x' };
      leave(name, { subject: 'Hello', entire: true, extra: undefined, ...secrets });
      expect(show(name).read()).toEqual({ subject: 'Hello', entire: true });
      const key = getDraftKey(name) ?? '';
      expect(sessionStorage.getItem(key) ?? localStorage.getItem(key)).not.toMatch(
        /password|bank|account|sort/i,
      );
    },
  );

  it.each([
    ['the page is hidden', () => window.dispatchEvent(new Event('pagehide'))],
    ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the member pauses, because a killed browser sends no event', () => vi.advanceTimersByTime(1_000)],
  ])('is saved when %s', (_, act) => {
    typeIn('support', { subject: 'Hello' });
    expect(hasDraft('support')).toBe(false);
    act();
    expect(valuesOf('support')).toEqual({ subject: 'Hello' });
  });

  it('is removed when it is sent, or the fields have their initial values again', () => {
    leave('support', { subject: 'Hello' });
    leave('support', {});
    expect(hasDraft('support')).toBe(false);
    const form = typeIn('support', { subject: 'Hello' });
    window.dispatchEvent(new Event('pagehide'));
    expect(hasDraft('support')).toBe(true);
    discardDraft('support');
    window.dispatchEvent(new Event('pagehide'));
    form.stop();
    expect(hasDraft('support'), 'also if the form unmounts later').toBe(false);
  });

  it('expires a week after it was typed, also when it is shown in between', () => {
    leave(ticket, { subject: 'Hello' });
    vi.setSystemTime(Date.now() + weekMs - 1);
    show(ticket).stop();
    expect(hasDraft(ticket)).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(hasDraft(ticket)).toBe(false);
  });

  it('is not saved before the member is known', () => {
    setStorageOwner();
    leave('support', { subject: 'Hello' });
    expect(storedKeys()).toEqual([]);
    expect(getDraftKey('support')).toBeUndefined();
  });

  it('reads only texts and booleans from storage', () => {
    const values = '{"email":{"a":1},"subject":"Hello","__proto__":{"x":1},"newPassword":"x"}';
    const texts = [
      `"at":${Date.now()},"values":${values}`,
      `"values":${values}`,
      `"at":${Date.now()},"values":7`,
    ];
    const read = [...texts, '"at"'].map((text) => {
      sessionStorage.setItem(getDraftKey('signIn') ?? '', `{${text}}`);
      return valuesOf('signIn');
    });
    expect(read).toEqual([{ subject: 'Hello' }, {}, {}, {}]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe.each(['support', ticket])('draft of %s and its owner', (name) => {
  it('returns for the same member after the session was rejected', () => {
    typeIn(name, { subject: 'Hello' });
    setStorageOwner('ciu');
    expect(valuesOf(name)).toEqual({});
    leave('email', { email: ada });
    setStorageOwner();
    const form = show(name);
    expect(form.read()).toEqual({});
    setStorageOwner('ciu', 'ada@EXAMPLE.com');
    expect(form.read()).toEqual({ subject: 'Hello' });
    // The draft now belongs to the member.
    expect(storedKeys()).toEqual([getDraftKey(name)]);
  });

  it.each([
    ['another member', 'ciu', 'ada@example.co'],
    ['the same person at another club', 'riverside', ada],
  ])('is hidden and removed for %s', (_, club, email) => {
    typeIn(name, { subject: 'Hello' });
    setStorageOwner('ciu');
    setStorageOwner(club, email);
    expect(show(name).read()).toEqual({});
    expect(storedKeys()).toEqual([]);
  });

  it('is removed by clearAllScoped, also of an open form', () => {
    const form = typeIn(name, { subject: 'Hello' });
    leave('withdraw', { amount: '5' });
    sessionStorage.setItem(signUpKey, '{"email":"a"}');
    sessionStorage.setItem('theme', 'dark');
    clearAllScoped();
    form.stop();
    expect(storedKeys()).toEqual(['theme']);
  });
});

describe('device draft', () => {
  it('appears in the next tab, and those of other forms do not', () => {
    leave(ticket, { subject: 'Hello' });
    leave('withdraw', { amount: '5' });
    sessionStorage.clear();
    expect([hasDraft(ticket), hasDraft('withdraw')]).toEqual([true, false]);
  });

  it('of any member is removed after a week, and younger ones stay', () => {
    leave(ticket, { subject: 'Hello' });
    vi.advanceTimersByTime(1);
    leave('updateEmail', { email: 'b@example.com' });
    const key = getDraftKey('updateEmail');
    setStorageOwner('ciu');
    localStorage.setItem('owner/ciu/x/taken', '{"at":1}');
    vi.setSystemTime(Date.now() + weekMs - 1);
    expect(mayHaveDraft(ticket)).toBe(false);
    removeExpiredDrafts();
    expect(storedKeys()).toEqual([key, 'owner/ciu/x/taken']);
    vi.setSystemTime(Date.now() + 1);
    removeExpiredDrafts();
    expect(storedKeys()).toEqual(['owner/ciu/x/taken']);
  });

  it("keeps another tab's text until the member types here", () => {
    const form = typeIn(ticket, { subject: 'Here' });
    elsewhere(ticket, { subject: 'There' });
    form.stop();
    expect(show(ticket).read()).toEqual({ subject: 'There' });
    const again = show(ticket);
    elsewhere(ticket, { subject: 'There again' });
    again.type({ subject: 'Here, later' });
    again.stop();
    expect(show(ticket).read()).toEqual({ subject: 'Here, later' });
  });

  it('is not overwritten by an untouched form, nor returns when another tab has sent it', () => {
    leave(ticket, { subject: 'Hello' });
    const form = show(ticket);
    const values = { subject: 'There' };
    localStorage.setItem(getDraftKey(ticket) ?? '', JSON.stringify({ at: Date.now(), values }));
    form.stop();
    const next = show(ticket);
    expect(next.read()).toEqual(values);
    elsewhere(ticket, null);
    window.dispatchEvent(new Event('pagehide'));
    next.stop();
    expect(hasDraft(ticket)).toBe(false);
  });

  it.each(['full', 'blocked'])('falls back to the tab when storage is %s', (state) => {
    leave(ticket, { subject: 'Older' });
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.spyOn(localStorage, 'setItem').mockImplementation(refuse);
    if (state === 'blocked') vi.spyOn(localStorage, 'getItem').mockImplementation(refuse);
    leave(ticket, { subject: 'Later' });
    expect(show(ticket).read()).toEqual({ subject: 'Later' });
    discardDraft(ticket);
    expect(hasDraft(ticket)).toBe(false);
  });

  it('can be deleted and restored in its form', () => {
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
});

describe('draft of a prefilled support ticket', () => {
  const prize = `${ticket}/My prize`;

  it('is separate from the plain one', () => {
    leave(ticket, { subject: 'Hello' });
    vi.advanceTimersByTime(1);
    // An untouched form is no draft.
    show(prize, { subject: 'My prize' }).stop();
    expect(show(ticket).read()).toEqual({ subject: 'Hello' });
    leave(prize, { subject: 'My prize', description: 'Where?' }, { subject: 'My prize' });
    vi.advanceTimersByTime(1);
    sessionStorage.clear();
    // Restores the latest draft. Once it is sent, the previous one is restored.
    const plain = show(ticket);
    expect(plain.read()).toEqual({ subject: 'My prize', description: 'Where?' });
    discardDraft(ticket);
    plain.stop();
    expect(show(ticket).read()).toEqual({ subject: 'Hello' });
  });

  it('survives a rejected session', () => {
    const form = show(prize, { subject: 'My prize' });
    setStorageOwner('ciu');
    form.stop();
    setStorageOwner();
    const plain = show(ticket);
    setStorageOwner('ciu', ada);
    expect(plain.read()).toEqual({ subject: 'My prize' });
  });
});

describe('draft of a form that unmounts early', () => {
  const start = (typed: Draft) => startLazyAutosave('support', { read: () => typed, write: () => {} });

  it('keeps new input, or the previous draft', async () => {
    for (const typed of [{ subject: 'Hello' }, {}]) {
      start(typed)();
      await vi.dynamicImportSettled();
      expect(valuesOf('support')).toEqual({ subject: 'Hello' });
    }
  });

  it.each<[string, (unmount: () => void) => void]>([
    ['it was sent', (unmount) => [discardDraft('support'), unmount()]],
    ['its member has left', (unmount) => [setStorageOwner('ciu'), unmount()]],
    ['its member leaves next', (unmount) => [unmount(), setStorageOwner('ciu')]],
  ])('is not saved when %s', async (_, act) => {
    act(start({ subject: 'Hello' }));
    await vi.dynamicImportSettled();
    expect(storedKeys().filter((key) => key.includes('/support'))).toEqual([]);
  });
});
