import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../helpers/browser.ts';
import { hasSessionEndedIdle, saveLastTouch } from '../../../../src/lib/auth/idle-session.ts';
import { isSharedDevice } from '../../../../src/lib/storage/web-storage.ts';
import { $session, endSession, openSession } from '../../../../src/stores/app/session.ts';
import { $isIdleWarned, staySignedIn, watchIdleTime } from '../../../../src/stores/auth/idle-sign-out.ts';
import { browser } from '../../../helpers/browser.ts';

const minute = 60_000;
const touch = () => dispatchEvent(new Event('pointerdown'));
const isSignedIn = () => $session.get().status === 'in';

describe('idle sign-out', () => {
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

  it('warns after 9 minutes, signs out after 10 and marks this for the next page', () => {
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

  it('restarts the time when any tab is touched', () => {
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

  it('ignores touches in the last minute and restarts when any tab presses the button', () => {
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
    ['the return to the page', browser.show],
    ['a press of the button', staySignedIn],
  ])('signs out a device that slept past the limit at %s', (_, wake) => {
    browser.hide();
    vi.setSystemTime(Date.now() + 10 * minute);
    wake();
    expect(isSignedIn()).toBe(false);
  });

  it('stops with its session and does not affect the next one', () => {
    endSession();
    openSession({ access: 'other', refresh: 'refresh' });
    touch();
    vi.advanceTimersByTime(20 * minute);
    expect([isSignedIn(), isSharedDevice()]).toEqual([true, false]);
  });

  it('works in memory when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    saveLastTouch();
    watchIdleTime();
    expect(isSharedDevice()).toBe(true);
    vi.advanceTimersByTime(10 * minute);
    expect(isSharedDevice()).toBe(false);
    vi.unstubAllGlobals();
  });
});
