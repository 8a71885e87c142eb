import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../helpers/browser.ts';
import { setStorageOwner } from '../../../../src/lib/storage/scoped-storage.ts';
import {
  getDueMinutes,
  markTimeNotified,
  setTimeReminder,
  startTimeCount,
} from '../../../../src/stores/safer-play/reminders.ts';
import { browser } from '../../../helpers/browser.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 25, 0, 30) });
  setStorageOwner('ciu', 'ada@example.com');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('time reminder', () => {
  it('counts only visible time, without hidden and sleeping time', () => {
    const onCounted = vi.fn();
    setTimeReminder('15');
    startTimeCount(onCounted);
    vi.advanceTimersByTime(10 * minute);
    browser.hide();
    vi.advanceTimersByTime(20 * minute);
    browser.show();
    vi.advanceTimersByTime(4 * minute);
    for (let times = 0; times < 12; times += 1) {
      browser.hide();
      vi.advanceTimersByTime(10_000);
      browser.show();
    }
    // A laptop sleeps while the app is visible.
    vi.setSystemTime(Date.now() + 25 * minute);
    vi.advanceTimersByTime(50_000);
    expect(getDueMinutes()).toBeUndefined();
    vi.advanceTimersByTime(20_000);
    expect(getDueMinutes()).toBe(15);
    expect(onCounted).toHaveBeenCalled();
    markTimeNotified();
    expect(getDueMinutes()).toBeUndefined();
    vi.advanceTimersByTime(15 * minute);
    expect(getDueMinutes()).toBe(30);
    setTimeReminder('');
    vi.advanceTimersByTime(60 * minute);
    expect(getDueMinutes()).toBeUndefined();
  });
});
