import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doubleSubmitWindowMs } from '../../../../src/lib/config.ts';
import '../../../helpers/browser.ts';
import { startDoubleSubmitGuard } from '../../../../src/lib/orders/double-submit-guard.ts';

let startMs = 0;

// Separates the tests in time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  startMs += 60_000;
  vi.advanceTimersByTime(startMs);
});
afterEach(() => {
  vi.useRealTimers();
});

/** @returns true if the press reached its target */
function press(clientX: number, clientY: number, detail = 1): boolean {
  const event = Object.assign(new Event('click', { cancelable: true }), { clientX, clientY });
  Object.defineProperty(event, 'detail', { value: detail });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

it.each([0, doubleSubmitWindowMs - 1])(
  'double-submit guard: blocks a press at the same place %i ms after an order',
  (gap) => {
    expect(press(100, 600)).toBe(true);
    startDoubleSubmitGuard(atom(false));
    vi.advanceTimersByTime(gap);
    expect(press(110, 590)).toBe(false);
    expect(press(100, 600)).toBe(false);
  },
);

it('double-submit guard: blocks a second press when the device clock jumps ahead', () => {
  press(100, 600);
  startDoubleSubmitGuard(atom(false));
  vi.setSystemTime(Date.now() + 60_000);
  expect(press(100, 600)).toBe(false);
});

it('double-submit guard: allows presses by keyboard, after its window, and anywhere after one elsewhere', () => {
  press(100, 600);
  startDoubleSubmitGuard(atom(false));
  expect(press(0, 0, 0)).toBe(true);
  vi.advanceTimersByTime(doubleSubmitWindowMs);
  expect(press(100, 600)).toBe(true);
  startDoubleSubmitGuard(atom(false));
  expect([press(100, 300), press(100, 600)]).toEqual([true, true]);
});
