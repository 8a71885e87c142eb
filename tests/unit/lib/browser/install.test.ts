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

it('a visit begins after half an hour’s absence; a reload and a second tab are none', () => {
  expect(countVisit('ciu')).toBe(1);
  vi.advanceTimersByTime(30 * minutes - 1);
  expect(countVisit('ciu')).toBe(1);
  // The pause counts from the last view, not from the start of the visit.
  vi.advanceTimersByTime(30 * minutes - 1);
  expect(countVisit('ciu')).toBe(1);
  vi.advanceTimersByTime(30 * minutes);
  expect(countVisit('ciu')).toBe(2);
});

it('each club has its own visits and its own end of the hint', () => {
  countVisit('ciu');
  vi.advanceTimersByTime(30 * minutes);
  expect([countVisit('ciu'), countVisit('riverside')]).toEqual([2, 1]);
  dismissInstallHint('ciu');
  expect([isInstallHintDone('ciu'), isInstallHintDone('riverside')]).toEqual([true, false]);
});

it('the end of the hint is for good: further visits leave it', () => {
  dismissInstallHint('ciu');
  for (let visit = 0; visit < 3; visit += 1) {
    vi.advanceTimersByTime(400 * 24 * 60 * minutes);
    countVisit('ciu');
  }
  expect(isInstallHintDone('ciu')).toBe(true);
});

it('a clock that was put back begins no more than one visit', () => {
  countVisit('ciu');
  vi.setSystemTime(new Date('2026-03-04T10:00:00'));
  expect(countVisit('ciu')).toBe(2);
  expect(countVisit('ciu')).toBe(2);
});

it('visits after the second are not counted, and nothing of the member is stored', () => {
  for (let visit = 0; visit < 5; visit += 1) {
    countVisit('ciu');
    vi.advanceTimersByTime(31 * minutes);
  }
  expect(countVisit('ciu')).toBe(2);
  const names = Object.keys(JSON.parse(localStorage.getItem('visits/ciu') ?? ''));
  expect(names.sort()).toEqual(['at', 'count', 'isHintDone']);
  expect(localStorage).toHaveLength(1);
});

it.each([
  ...['', '{', 'null', '7', '{"count":"9","at":0}', '{"count":-2,"at":1}', '{"count":5}'],
  ...['{"count":1e400,"at":1}'],
])('storage that holds %j is a first visit', (text) => {
  localStorage.setItem('visits/ciu', text);
  expect(isInstallHintDone('ciu')).toBe(false);
  expect(countVisit('ciu')).toBe(1);
});

it('where nothing can be stored every visit is the first', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  countVisit('ciu');
  vi.advanceTimersByTime(31 * minutes);
  expect(countVisit('ciu')).toBe(1);
});
