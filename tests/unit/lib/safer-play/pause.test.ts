import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, londonDay, startOfLondonDay } from '../../../../src/lib/format/days.ts';
import { pausedOrderHint, pausedText } from '../../../../src/lib/messages/safer-play-notices.ts';
import {
  canPauseUntil,
  extendPause,
  getLastPauseDay,
  getPauseChoices,
  getPauseEnd,
  isPauseOutdated,
  maxNoteLength,
  parsePause,
} from '../../../../src/lib/safer-play/pause.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const days = fc.nat({ max: 3_000 }).map((count) => addDays('2024-01-01', count));
const notes = fc.oneof(hostileText, fc.constant(''), fc.string({ maxLength: 400 }));

/** Texts that the app wrote, that a member edited, and arbitrary ones. */
const storedTexts = fc.oneof(
  fc.tuple(days, days, notes).map((parts) => parts.join(' ')),
  fc.tuple(fc.constantFrom('9999-12-31', '0000-00-00', '2026-02-30'), days).map((two) => two.join(' ')),
  hostileText,
);

const write = (until: string, setOn: string, note = '') => `${until} ${setOn} ${note}`;

afterEach(() => vi.unstubAllEnvs());

describe('getPauseChoices', () => {
  const until = (today: string, present?: string) =>
    getPauseChoices(today, present).map((choice) => choice.until);

  it('adds the rest of today to each length, also into a shorter month', () => {
    expect(until('2026-11-27')).toEqual(['2026-11-29', '2026-12-05', '2026-12-28', '2027-02-28']);
    expect(until('2026-01-30')).toEqual(['2026-02-01', '2026-02-07', '2026-02-28', '2026-04-30']);
  });

  it('offers only days after the current end, and at most a year ahead', () => {
    expect(until('2026-11-27', '2026-12-05')).toEqual(['2026-12-28', '2027-02-28']);
    expect(until('2026-11-27', '2027-11-27')).toEqual([]);
    expect(getLastPauseDay('2028-02-29')).toBe('2029-02-28');
    const can = (day: string, present?: string) => canPauseUntil(day, '2026-11-27', present);
    expect(['2026-11-28', '2027-11-27'].map((day) => can(day))).toEqual([true, true]);
    expect(['2026-11-27', '2027-11-28', '', '2026-11-31'].filter((day) => can(day))).toEqual([]);
    expect([can('2026-12-05', '2026-12-05'), can('2026-12-06', '2026-12-05')]).toEqual([false, true]);
  });
});

it('parsePause returns the pause until its day starts in London, in every time zone and season', () => {
  for (const zone of ['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone);
    for (const [day, first] of [
      ['2026-03-29', '2026-03-29T00:00:00Z'],
      ['2026-03-30', '2026-03-29T23:00:00Z'],
      ['2026-10-25', '2026-10-24T23:00:00Z'],
      ['2026-10-26', '2026-10-26T00:00:00Z'],
    ] as const) {
      expect(startOfLondonDay(day)).toBe(Date.parse(first));
      const pause = { until: day, note: 'Rent first' };
      const stored = write(day, addDays(day, -7), pause.note);
      const end = getPauseEnd(pause);
      expect(parsePause(stored, londonDay(end - 1))).toEqual(pause);
      expect(parsePause(stored, londonDay(end))).toBeUndefined();
      expect(parsePause(stored), 'without a proven day').toEqual(pause);
    }
  }
});

it('parsePause limits any stored pause to a year and its note to the maximum length', () => {
  assertProperty(
    fc.property(storedTexts, days, (text, today) => {
      const pause = parsePause(text, today);
      if (!pause) return;
      expect(pause.until > today && pause.until <= getLastPauseDay(today)).toBe(true);
      expect(Array.from(pause.note).length).toBeLessThanOrEqual(maxNoteLength);
      expect(pause.note).not.toMatch(/[\p{Cc}\u202e]/u);
      const setOn = text.slice(11, 21);
      expect(parsePause(text, getLastPauseDay(setOn))).toBeUndefined();
    }),
    1_000,
  );
  const dates = ['2026-12-04', '2026-12-04 note', '9999-12-31 9999-01-01 ', '2026-12-04 2026-12-04 '];
  for (const odd of [undefined, '', ...dates]) expect(parsePause(odd, '2026-11-27')).toBeUndefined();
  expect(parsePause('9999-12-31 2026-11-27 x', '2026-11-27')).toEqual({ until: '2027-11-27', note: 'x' });
});

it('parsePause keeps the pause until its end when the clock was up to a year behind', () => {
  const stored = write('2027-11-27', '2026-11-27');
  expect(parsePause(stored, '2025-11-27')?.until).toBe('2026-11-27');
  expect(parsePause(stored, '1970-01-01')).toBeUndefined();
  expect(parsePause(stored, '2027-11-26')?.until).toBe('2027-11-27');
  expect(parsePause(stored, '2027-11-27')).toBeUndefined();
});

it('extendPause never shortens a stored pause', () => {
  assertProperty(
    fc.property(storedTexts, days, fc.nat({ max: 365 }), (text, today, length) => {
      const chosen = { until: addDays(today, 1 + length), note: 'new' };
      if (!canPauseUntil(chosen.until, today)) return;
      const before = parsePause(text, today);
      const stored = extendPause(text, chosen, today);
      const after = parsePause(stored, today);
      expect(after?.note).toBe('new');
      expect((after?.until ?? '') >= chosen.until).toBe(true);
      expect((after?.until ?? '') >= (before?.until ?? '')).toBe(true);
    }),
  );
});

it('isPauseOutdated is true 7 days after the end, because a clock may be ahead', () => {
  const stored = write('2026-12-04', '2026-11-27');
  expect(['2026-12-10', '2026-12-11'].map((day) => isPauseOutdated(stored, day))).toEqual([false, true]);
  expect(isPauseOutdated('nonsense', '2026-12-01')).toBe(true);
});

it('texts of a pause name its end, with the year only when it is another one', () => {
  const now = Date.UTC(2026, 10, 27, 12);
  const pause = { until: '2026-12-04', note: '' };
  expect(pausedText(pause, now)).toBe('Paused until Fri, Dec 4');
  expect(pausedText({ ...pause, until: '2027-02-28' }, now)).toBe('Paused until Sun, Feb 28, 2027');
  expect(pausedOrderHint(pause, now)).toMatch(/^We haven't sent this\. .* until Fri, Dec 4\.$/);
  expect(pausedOrderHint(null, now)).toMatch(/^We haven't sent this\. /);
});
