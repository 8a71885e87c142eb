import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countVisit, dismissInstallHint, isInstallHintDone } from '../../../../src/lib/browser/install.ts';

const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T15:12:00') });
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('countVisit counts a new visit after 30 minutes, not on reload or second tab', () => {
  expect(countVisit('ciu')).toBe(1);
  vi.advanceTimersByTime(30 * minutes - 1);
  expect(countVisit('ciu')).toBe(1);
  // The pause counts from the last view, not from the start of the visit.
  vi.advanceTimersByTime(30 * minutes - 1);
  expect(countVisit('ciu')).toBe(1);
  vi.advanceTimersByTime(30 * minutes);
  expect(countVisit('ciu')).toBe(2);
});

it('countVisit and dismissInstallHint are separate for each club', () => {
  countVisit('ciu');
  vi.advanceTimersByTime(30 * minutes);
  expect([countVisit('ciu'), countVisit('riverside')]).toEqual([2, 1]);
  dismissInstallHint('ciu');
  expect([isInstallHintDone('ciu'), isInstallHintDone('riverside')]).toEqual([true, false]);
});

it('dismissInstallHint lasts for all further visits', () => {
  dismissInstallHint('ciu');
  for (let visit = 0; visit < 3; visit += 1) {
    vi.advanceTimersByTime(400 * 24 * 60 * minutes);
    countVisit('ciu');
  }
  expect(isInstallHintDone('ciu')).toBe(true);
});

it('countVisit counts at most one visit when the clock is set back', () => {
  countVisit('ciu');
  vi.setSystemTime(new Date('2026-03-04T10:00:00'));
  expect(countVisit('ciu')).toBe(2);
  expect(countVisit('ciu')).toBe(2);
});

it('countVisit stops at two and stores no member data', () => {
  for (let visit = 0; visit < 5; visit += 1) {
    countVisit('ciu');
    vi.advanceTimersByTime(31 * minutes);
  }
  expect(countVisit('ciu')).toBe(2);
  const names = Object.keys(JSON.parse(localStorage.getItem('visits/ciu') ?? ''));
  expect(names.sort()).toEqual(['at', 'count', 'isHintDone']);
  expect(localStorage).toHaveLength(1);
});

const damaged = ['', '{', 'null', '7', '{"count":"9","at":0}', '{"count":-2,"at":1}', '{"count":5}'];

it.each([...damaged, '{"count":1e400,"at":1}'])(
  'countVisit starts at one when storage contains %j',
  (text) => {
    localStorage.setItem('visits/ciu', text);
    expect(isInstallHintDone('ciu')).toBe(false);
    expect(countVisit('ciu')).toBe(1);
  },
);

it('countVisit returns one when storage is blocked', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  countVisit('ciu');
  vi.advanceTimersByTime(31 * minutes);
  expect(countVisit('ciu')).toBe(1);
});
