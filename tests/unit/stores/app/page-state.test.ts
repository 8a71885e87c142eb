import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../helpers/browser.ts';
import { $isPageActive, $isPageVisible, onResume } from '../../../../src/stores/app/page-state.ts';
import { browser } from '../../../helpers/browser.ts';
import { recordValues } from '../../../helpers/store-values.ts';

const minAgeMs = 60_000;

function setOnline(isOnline: boolean): void {
  vi.stubGlobal('navigator', { onLine: isOnline });
  browser.dispatch(isOnline ? 'online' : 'offline');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  setOnline(true);
  browser.wake();
  browser.show();
  // A store drops its value a second after its last subscriber.
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('$isPageVisible', () => {
  it('is false while the tab is hidden or in the back/forward cache', () => {
    const { values, stop } = recordValues($isPageVisible);
    browser.hide();
    browser.show();
    browser.sleep();
    browser.wake();
    expect(values).toEqual([true, false, true, false, true]);
    stop();
  });

  it('does not notify when a hidden tab leaves the page and comes back', () => {
    const { values, stop } = recordValues($isPageVisible);
    browser.hide();
    browser.sleep();
    browser.wake();
    expect(values).toEqual([true, false]);
    stop();
  });

  it('is false when the tab was hidden before the first subscription', () => {
    browser.hide();
    expect($isPageVisible.get()).toBe(false);
  });
});

it('$isPageActive is true while the page is visible and online', () => {
  const { values, stop } = recordValues($isPageActive);
  setOnline(false);
  browser.hide();
  setOnline(true);
  browser.show();
  expect(values).toEqual([true, false, true]);
  stop();
});

describe('onResume', () => {
  const start = () => {
    const run = vi.fn();
    return { run, stop: onResume(minAgeMs, run) };
  };
  const comeBack = () => {
    browser.hide();
    browser.show();
  };

  it('does not run when the member returns too early', () => {
    const { run, stop } = start();
    vi.advanceTimersByTime(minAgeMs - 1);
    comeBack();
    expect(run).not.toHaveBeenCalled();
    stop();
  });

  it('runs once per return, and again only after the minimum time', () => {
    const { run, stop } = start();
    vi.advanceTimersByTime(minAgeMs);
    expect(run).not.toHaveBeenCalled();
    comeBack();
    comeBack();
    expect(run).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(minAgeMs);
    comeBack();
    expect(run).toHaveBeenCalledTimes(2);
    stop();
  });

  it('runs when the back/forward cache restores the page', () => {
    const { run, stop } = start();
    browser.sleep();
    vi.advanceTimersByTime(minAgeMs);
    browser.wake();
    expect(run).toHaveBeenCalledOnce();
    stop();
  });

  it('runs when a visible page is online again, and waits for a hidden one', () => {
    const { run, stop } = start();
    setOnline(false);
    vi.advanceTimersByTime(minAgeMs);
    comeBack();
    expect(run).not.toHaveBeenCalled();
    setOnline(true);
    expect(run).toHaveBeenCalledOnce();
    setOnline(false);
    browser.hide();
    vi.advanceTimersByTime(minAgeMs);
    setOnline(true);
    expect(run).toHaveBeenCalledOnce();
    browser.show();
    expect(run).toHaveBeenCalledTimes(2);
    stop();
  });

  it('measures the time correctly when the clock is set back', () => {
    const { run, stop } = start();
    vi.advanceTimersByTime(minAgeMs);
    vi.setSystemTime(Date.now() - 24 * 60 * minAgeMs);
    comeBack();
    expect(run).toHaveBeenCalledOnce();
    stop();
  });

  it('does not run after it is stopped', () => {
    const { run, stop } = start();
    vi.advanceTimersByTime(minAgeMs);
    stop();
    comeBack();
    expect(run).not.toHaveBeenCalled();
  });
});
