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

/** @returns whether the press reached its target */
function press(clientX: number, clientY: number, detail = 1): boolean {
  const event = Object.assign(new Event('click', { cancelable: true }), { clientX, clientY });
  Object.defineProperty(event, 'detail', { value: detail });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

it.each([0, 50, 150, 300, 700, doubleSubmitWindowMs - 1])(
  'takes no second press %i ms after an order',
  (gap) => {
    expect(press(100, 600)).toBe(true);
    startDoubleSubmitGuard(atom(false));
    vi.advanceTimersByTime(gap);
    expect(press(110, 590)).toBe(false);
    expect(press(100, 600)).toBe(false);
  },
);

it('takes no second press when the device’s clock is set ahead', () => {
  press(100, 600);
  startDoubleSubmitGuard(atom(false));
  vi.setSystemTime(Date.now() + 60_000);
  expect(press(100, 600)).toBe(false);
});

it('takes presses elsewhere, by key, and later', () => {
  press(100, 600);
  startDoubleSubmitGuard(atom(false));
  expect(press(0, 0, 0)).toBe(true);
  vi.advanceTimersByTime(doubleSubmitWindowMs);
  expect(press(100, 600)).toBe(true);
  startDoubleSubmitGuard(atom(false));
  expect(press(100, 300)).toBe(true);
});

it('takes a press at the same place after one elsewhere', () => {
  press(100, 600);
  startDoubleSubmitGuard(atom(false));
  expect(press(100, 300)).toBe(true);
  expect(press(100, 600)).toBe(true);
});
