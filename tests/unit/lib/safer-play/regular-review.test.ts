import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '../../../../src/lib/contract/wallet.ts';
import type { List } from '../../../../src/lib/data/list.ts';
import { addDays, localDay } from '../../../../src/lib/format/local-day.ts';
import { reviewText } from '../../../../src/lib/messages/safer-play-notices.ts';
import {
  isKnownSince,
  isReviewDue,
  parseReview,
  reviewOptions,
  serialiseReview,
  totalsSince,
} from '../../../../src/lib/safer-play/regular-review.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const months = fc.constantFrom(...reviewOptions.slice(1).map(({ value }) => value));
const days = fc.nat({ max: 1_500 }).map((count) => addDays('2024-01-01', count));

describe('a regular review', () => {
  it('is read back as it was kept, from today where its day is in the future, and nothing else is', () => {
    assertProperty(
      fc.property(months, days, days, (chosen, since, today) => {
        const review = parseReview(serialiseReview({ months: chosen, since }), today);
        expect(review).toEqual({ months: chosen, since: since < today ? since : today });
      }),
    );
    assertProperty(
      fc.property(hostileText, (text) => {
        expect(parseReview(text, '2026-11-27')).toBeUndefined();
      }),
    );
    for (const odd of [undefined, '', ' 2026-05-24', '2 2026-05-24', '3 2026-02-30', '3'])
      expect(parseReview(odd, '2026-11-27')).toBeUndefined();
  });

  it('is due after its months, on the last day of a shorter one, and not before', () => {
    const due = (chosen: string, since: string, today: string) =>
      isReviewDue({ months: chosen, since }, today);
    expect([due('1', '2026-01-31', '2026-02-27'), due('1', '2026-01-31', '2026-02-28')]).toEqual([
      false,
      true,
    ]);
    expect([due('3', '2026-11-27', '2027-02-26'), due('3', '2026-11-27', '2027-02-27')]).toEqual([
      false,
      true,
    ]);
    expect([due('6', '2026-05-24', '2026-11-23'), due('6', '2026-05-24', '2026-11-24')]).toEqual([
      false,
      true,
    ]);
  });

  it('says the sums, or only that it is time, with the year of another year', () => {
    const totals = { in: 12_000, out: 9_650 };
    expect(reviewText('2026-05-24', totals, '2026-11-27')).toBe('Since May 24: £120.00 in, £96.50 out.');
    expect(reviewText('2025-12-24', totals, '2026-03-24')).toMatch(/^Since Dec 24, 2025: /);
    expect(reviewText('2026-05-24', undefined, '2026-11-27')).toMatch(/it is time to see .* since May 24\.$/);
  });
});

const quarterMs = 900_000;
const start = Date.UTC(2026, 0, 1);
const transactions = fc.array(
  fc.record({ quarters: fc.nat({ max: 366 * 96 }), amount: fc.integer({ min: -50_000, max: 50_000 }) }),
  { maxLength: 30 },
);

function toList(
  entries: readonly Transaction[],
  changes: Partial<List<Transaction>> = {},
): List<Transaction> {
  const readNextPage = undefined;
  return {
    entries,
    count: null,
    skipped: 0,
    requestPath: '',
    pages: 1,
    readNextPage,
    ...changes,
  };
}

describe.each(['Europe/London', 'America/New_York', 'Pacific/Auckland'])(
  'the sums since a day of %s',
  (zone) => {
    it('have what was booked on it and later, whatever is not loaded; else they are not known', () => {
      vi.stubEnv('TZ', zone);
      const since = fc.nat({ max: 366 }).map((count) => addDays('2026-01-01', count));
      let known = 0;
      assertProperty(
        fc.property(
          transactions,
          since,
          fc.nat({ max: 30 }),
          fc.boolean(),
          (given, day, loaded, isAscending) => {
            const all = given
              .map(({ quarters, amount }, index) => {
                const created_at = new Date(start + quarters * quarterMs).toISOString();
                return { id: String(index), amount, narrative: '', created_at };
              })
              .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
            if (isAscending) all.reverse();
            const own = all.filter(({ created_at }) => localDay(Date.parse(created_at)) >= day);
            const sum = (sign: number) =>
              own.reduce((total, { amount }) => total + Math.max(0, amount * sign), 0);
            expect(totalsSince(all, day)).toEqual({ in: sum(1), out: sum(-1) });

            const first = all.slice(0, loaded);
            const readNextPage = first.length < all.length ? async () => toList(all) : undefined;
            const isKnown = isKnownSince(toList(first, { readNextPage }), day);
            if (isKnown) expect(totalsSince(first, day)).toEqual({ in: sum(1), out: sum(-1) });
            if (isKnown && readNextPage) known += 1;
            if (!readNextPage) expect(isKnown).toBe(true);
            expect(
              isKnownSince(toList(first, { readNextPage, skipped: 1 }), day),
              'an unreadable entry',
            ).toBe(false);
          },
        ),
      );
      expect(known, 'lists in part that suffice').toBeGreaterThan(10);
    });
  },
);
