import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../helpers/browser.ts';
import { hasSessionEndedIdle, saveLastTouch } from '../../../../src/lib/auth/idle-session.ts';
import { isSharedDevice } from '../../../../src/lib/storage/web-storage.ts';
import { $session, endSession, openSession } from '../../../../src/stores/app/session.ts';
import { $isIdleWarned, staySignedIn, watchIdleTime } from '../../../../src/stores/auth/idle-sign-out.ts';
import { browser } from '../../../helpers/browser.ts';

const minute = 60_000;
const touch = () => dispatchEvent(new Event('pointerdown'));
const isSignedIn = () => $session.get().status === 'in';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  localStorage.clear();
  saveLastTouch();
  openSession({ access: 'access', refresh: 'refresh' });
  watchIdleTime();
});
afterEach(() => {
  endSession();
  browser.show();
  vi.useRealTimers();
});

it('warns after nine minutes and signs out after ten, which is marked for the next page', () => {
  vi.advanceTimersByTime(9 * minute - 1_000);
  expect($isIdleWarned.get()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect($isIdleWarned.get()).toBe(true);
  vi.advanceTimersByTime(minute - 1_000);
  expect(isSignedIn()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect([isSignedIn(), $isIdleWarned.get()]).toEqual([false, false]);
  expect([hasSessionEndedIdle(), isSharedDevice()]).toEqual([true, false]);
  expect(localStorage.getItem('token')).toBeNull();
});

it('a touch begins the time anew, of this tab or of another', () => {
  for (let passed = 0; passed < 30; passed += 5) {
    vi.advanceTimersByTime(5 * minute);
    touch();
  }
  for (let passed = 0; passed < 30; passed += 5) {
    vi.advanceTimersByTime(5 * minute);
    browser.storeInOtherTab('sharedDevice', `${Date.now()}`);
  }
  vi.advanceTimersByTime(9 * minute - 1_000);
  expect([isSignedIn(), $isIdleWarned.get()]).toEqual([true, false]);
});

it('in the last minute a touch is no answer, but the button is, also that of another tab', () => {
  vi.advanceTimersByTime(9 * minute);
  touch();
  expect($isIdleWarned.get()).toBe(true);
  staySignedIn();
  expect($isIdleWarned.get()).toBe(false);
  vi.advanceTimersByTime(9 * minute);
  browser.storeInOtherTab('sharedDevice', `${Date.now()}`);
  vi.advanceTimersByTime(1_000);
  expect([isSignedIn(), $isIdleWarned.get()]).toEqual([true, false]);
});

it.each([
  ['a touch', touch],
  ['the page that is visible again', browser.show],
  ['the button', staySignedIn],
])('a device that slept past the time is signed out by %s', (_, wake) => {
  browser.hide();
  vi.setSystemTime(Date.now() + 10 * minute);
  wake();
  expect(isSignedIn()).toBe(false);
});

it('a clock that is set back neither ends the time nor stops it', () => {
  vi.advanceTimersByTime(5 * minute);
  vi.setSystemTime(Date.now() - 60 * minute);
  vi.advanceTimersByTime(5 * minute - 1_000);
  expect(isSignedIn()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(isSignedIn()).toBe(false);
});

it('an unreadable time signs out', () => {
  localStorage.setItem('sharedDevice', 'yesterday');
  vi.advanceTimersByTime(1_000);
  expect(isSignedIn()).toBe(false);
});

it('the watch ends with the session, and leaves the next one alone', () => {
  endSession();
  openSession({ access: 'other', refresh: 'refresh' });
  touch();
  vi.advanceTimersByTime(20 * minute);
  expect([isSignedIn(), isSharedDevice()]).toEqual([true, false]);
});

it('works where storage is blocked, until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  saveLastTouch();
  watchIdleTime();
  expect(isSharedDevice()).toBe(true);
  vi.advanceTimersByTime(10 * minute);
  expect(isSharedDevice()).toBe(false);
  vi.unstubAllGlobals();
});
