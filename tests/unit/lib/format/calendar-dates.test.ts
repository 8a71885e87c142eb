import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ageOn,
  birthYears,
  clampDay,
  defaultBirthday,
  formatDate,
  parseCalendarDate,
  pickerRange,
  toCalendarText,
  today,
  withoutTime,
} from '../../../../src/lib/format/calendar-dates.ts';
import { formatDateTime, formatDay, formatTime } from '../../../../src/lib/format/date-time.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const date = (text: string) => {
  const parsed = parseCalendarDate(text);
  if (!parsed) throw new Error(`${text} is no date`);
  return parsed;
};
const now = new Date(2026, 2, 4, 19, 30);

it.each([
  ['1984-06-12T00:00:00Z', '1984-06-12'],
  ['1984-06-12 00:00:00+01:00', '1984-06-12'],
  ['12/06/1984', '12/06/1984'],
  ['', ''],
])('withoutTime returns the day of %j as %j', (text, day) => {
  expect(withoutTime(text)).toBe(day);
});

it.each(['2026-1-1', '2026-01-01T00:00:00Z', ' 2026-01-01', '٢٠٢٦-01-01', ''])(
  'parseCalendarDate rejects %j',
  (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
  },
);

it("parseCalendarDate accepts exactly the days of the platform's calendar", () => {
  assertProperty(
    fc.property(fc.nat(9999), fc.nat(15), fc.nat(40), (year, month, day) => {
      const text = toCalendarText({ year, month, day });
      const moment = new Date(0);
      moment.setUTCFullYear(year, month - 1, day);
      const real = year > 0 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
      expect(parseCalendarDate(text)).toEqual(real ? { year, month, day } : undefined);
      if (real) expect(text).toBe(moment.toISOString().slice(0, 10));
    }),
  );
});

it('clampDay limits the day to the month', () => {
  expect([2, 4, 12].map((month) => clampDay({ year: 2026, month, day: 31 }).day)).toEqual([28, 30, 31]);
  const leapDays = [2024, 2000, 1900, 2100].map((year) => clampDay({ year, month: 2, day: 29 }).day);
  expect(leapDays).toEqual([29, 29, 28, 28]);
});

it.each([
  ['2008-03-04', '2026-03-04', 18],
  ['2008-03-05', '2026-03-04', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-03-05', '2026-03-04', -1],
])('ageOn for a birth on %s is on %s %i years', (birth, on, age) => {
  expect(ageOn(date(birth), date(on))).toBe(age);
});

it('today returns the local day', () => {
  const times = [new Date(2026, 2, 4, 0, 0), new Date(2026, 2, 4, 23, 59)];
  expect(times.map(today).map(toCalendarText)).toEqual(['2026-03-04', '2026-03-04']);
});

it('date formats show calendar dates unchanged and timestamps in local time', { tags: ['spec:9.27'] }, () => {
  expect(formatDate('2026-03-04')).toBe('Mar 4, 2026');
  expect(formatDate('0099-03-04')).toBe('Mar 4, 99');
  expect(formatDate(new Date(2026, 2, 4, 23, 55).toISOString())).toBe('Mar 4, 2026');
  expect(formatDateTime(now.toISOString())).toBe('Mar 4, 2026, 7:30 PM');
});

it.each(['', 'soon', '2026-13-01T00:00:00Z'])('date formats are empty for %j', (text) => {
  expect([formatDate(text), formatDay(text), formatDateTime(text)]).toEqual(['', '', '']);
  expect(formatDate('2026-02-30')).toBe('');
});

it('date formats match Intl for en-US', () => {
  const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
  const utcDay = intl({ dateStyle: 'medium', timeZone: 'UTC' });
  const day = intl({ dateStyle: 'medium' });
  const time = intl({ timeStyle: 'short' });
  const both = intl({ dateStyle: 'medium', timeStyle: 'short' });
  const years = { min: new Date('1900-01-02'), max: new Date('2199-12-30'), noInvalidDate: true };
  assertProperty(
    fc.property(fc.date(years), (moment) => {
      const iso = moment.toISOString();
      expect(formatDay(iso)).toBe(day.format(moment));
      expect(formatTime(iso)).toBe(time.format(moment));
      expect(formatDateTime(iso)).toBe(both.format(moment));
      expect(formatDate(iso.slice(0, 10))).toBe(utcDay.format(moment));
    }),
  );
});

it('date pickers offer this year and the 100 before as birth years', () => {
  const years = birthYears(now);
  expect([years.length, years[0], years.at(-1)]).toEqual([101, 1926, 2026]);
  expect(toCalendarText(defaultBirthday)).toBe('2000-01-15');
});

it("date pickers use the given bounds, or from 110 years ago to this year's end", () => {
  const open = pickerRange(now);
  expect([open.first, open.last].map(toCalendarText)).toEqual(['1916-01-01', '2026-12-31']);
  const bounds = [date('2025-05-05'), date('2027-01-01')] as const;
  expect(Object.values(pickerRange(now, ...bounds))).toEqual(bounds);
});
