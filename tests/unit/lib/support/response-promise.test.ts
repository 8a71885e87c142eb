import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecent } from '../../../../src/lib/format/date-time.ts';
import { aSupportRequest } from '../../../../src/lib/samples.ts';
import { getResponsePromise } from '../../../../src/lib/support/requests.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';
import { setTimeZone } from '../../../helpers/time-zone.ts';

setTimeZone();

const hourMs = 3_600_000;
const minuteMs = 60_000;
const created = '2026-11-24T10:02:00Z';
const createdAt = (created_at: string | null) => aSupportRequest({ created_at });
const promiseAt = (created: number, now: number) =>
  getResponsePromise(createdAt(new Date(created).toISOString()), now);
const times = fc.integer({ min: Date.UTC(2001, 0, 1), max: Date.UTC(2100, 0, 1) });

const passedTimes = fc.oneof(
  fc.integer({ min: -5 * minuteMs, max: 200 * hourMs }),
  fc.integer({ min: 72 * hourMs - 1, max: 72 * hourMs + 1 }),
);

describe('reply deadline', () => {
  it('is 72 hours after the request and overdue only after that', { tags: ['spec:9.15'] }, () => {
    assertProperty(
      fc.property(times, passedTimes, (created, passed) => {
        const promise = { deadline: created + 72 * hourMs, isOverdue: passed > 72 * hourMs };
        expect(promiseAt(created, created + passed)).toEqual(promise);
      }),
    );
  });

  it('is undefined for a request from the future', () => {
    assertProperty(
      fc.property(times, fc.integer({ min: 5 * minuteMs + 1, max: 8e14 }), (created, ahead) => {
        expect(promiseAt(created, created - ahead)).toBeUndefined();
      }),
    );
  });

  it('moves its time of day when the clocks change', () => {
    const deadlineOf = (created: string) =>
      formatRecent(getResponsePromise(createdAt(created), Date.parse(created))?.deadline ?? 0);
    expect(deadlineOf('2026-03-27T10:02:00Z')).toBe('Mar 30, 11:02 AM');
    expect(deadlineOf('2026-10-23T10:02:00+01:00')).toBe('Oct 26, 9:02 AM');
  });

  it('is undefined once the request has a reply', () => {
    const promiseOf = (message: string, responded_at: string | null = null) => {
      const replies = { responded_at, supportticketresponses: [{ message }] };
      return getResponsePromise({ ...createdAt(created), ...replies }, Date.parse('2027-01-01T00:00:00Z'));
    };
    expect(promiseOf(' ')?.isOverdue).toBe(true);
    expect(promiseOf('<p>Hello</p>')).toBeUndefined();
    expect(promiseOf('', '2026-11-25T10:00:00Z')).toBeUndefined();
  });

  it('is undefined for an implausible date', () => {
    const asOf = Date.parse(created);
    const odd = [null, '', '2026-11-20', '0001-01-01T00:00:00Z', '1970-01-01T01:00:00+01:00', 'yesterdayT'];
    for (const date of odd) expect(getResponsePromise(createdAt(date), asOf), `${date}`).toBeUndefined();
    assertProperty(
      fc.property(hostileText, fc.double(), (date, now) => {
        const promise = getResponsePromise(createdAt(date), now);
        if (promise) expect(Number.isFinite(promise.deadline)).toBe(true);
      }),
    );
  });
});
