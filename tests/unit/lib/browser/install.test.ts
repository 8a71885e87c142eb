import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countVisit, dismissInstallHint, isInstallHintDone } from '../../../../src/lib/browser/install.ts';

const gapMs = 30 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T15:12:00') });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('countVisit counts a new visit after 30 minutes, not on reload or second tab', () => {
  expect(countVisit('ciu')).toBe(1);
  vi.advanceTimersByTime(gapMs - 1);
  expect(countVisit('ciu')).toBe(1);
  // The pause counts from the last view, not from the start of the visit.
  vi.advanceTimersByTime(gapMs - 1);
  expect(countVisit('ciu')).toBe(1);
  vi.advanceTimersByTime(gapMs);
  expect(countVisit('ciu')).toBe(2);
});

it('countVisit stops at two, separately for each club, and stores no member data', () => {
  dismissInstallHint('ciu');
  const counts = Array.from({ length: 4 }, () => {
    vi.advanceTimersByTime(gapMs);
    return countVisit('ciu');
  });
  expect(counts).toEqual([1, 2, 2, 2]);
  expect([isInstallHintDone('ciu'), isInstallHintDone('riverside')]).toEqual([true, false]);
  const names = Object.keys(JSON.parse(localStorage.getItem('visits/ciu') ?? ''));
  expect(names.sort()).toEqual(['at', 'count', 'isHintDone']);
  expect(localStorage).toHaveLength(1);
  expect(countVisit('riverside')).toBe(1);
});

it('countVisit counts at most one visit when the clock is set back', () => {
  countVisit('ciu');
  vi.setSystemTime(new Date('2026-03-04T10:00:00'));
  expect(countVisit('ciu')).toBe(2);
});
