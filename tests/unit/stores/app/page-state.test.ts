import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

const wait = (ms = minAgeMs) => vi.advanceTimersByTime(ms);
const comeBack = () => [browser.hide(), browser.show()];

it.each([
  ['the tab is hidden', () => comeBack(), [true, false, true]],
  ['the page is in the back/forward cache', () => [browser.sleep(), browser.wake()], [true, false, true]],
  ['a hidden tab sleeps and wakes', () => [browser.hide(), browser.sleep(), browser.wake()], [true, false]],
])('$isPageVisible is false while %s', (_, act, expected) => {
  const { values, stop } = recordValues($isPageVisible);
  act();
  expect(values).toEqual(expected);
  stop();
});

it('$isPageVisible is false when the tab was hidden before the first subscription', () => {
  browser.hide();
  expect($isPageVisible.get()).toBe(false);
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

const setClockBack = () => [wait(), vi.setSystemTime(Date.now() - 24 * 60 * minAgeMs)];

it.each<[string, () => unknown, number]>([
  ['does not run when the member returns too early', () => [wait(minAgeMs - 1), comeBack()], 0],
  ['does not run while the page stays visible', () => wait(), 0],
  ['runs once per return', () => [wait(), comeBack(), comeBack()], 1],
  ['runs again after the minimum time', () => [wait(), comeBack(), wait(), comeBack()], 2],
  ['runs when the page is restored', () => [browser.sleep(), wait(), browser.wake()], 1],
  ['does not run while the page is offline', () => [setOnline(false), wait(), comeBack()], 0],
  ['runs when a visible page is online again', () => [setOnline(false), wait(), setOnline(true)], 1],
  [
    'does not run while the page is hidden',
    () => [setOnline(false), browser.hide(), wait(), setOnline(true)],
    0,
  ],
  [
    'runs when a page that is online again is shown',
    () => [setOnline(false), browser.hide(), wait(), setOnline(true), browser.show()],
    1,
  ],
  ['measures the time correctly when the clock is set back', () => [setClockBack(), comeBack()], 1],
])('onResume %s', (_, act, times) => {
  const run = vi.fn();
  const stop = onResume(minAgeMs, run);
  act();
  expect(run).toHaveBeenCalledTimes(times);
  stop();
  wait();
  comeBack();
  expect(run, 'after it is stopped').toHaveBeenCalledTimes(times);
});
