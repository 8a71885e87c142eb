import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, londonDay, weekdayOf } from '../../../../src/lib/format/days.ts';
import { parseStored } from '../../../../src/lib/storage/stored-value.ts';
import {
  addRequestedWithdrawal,
  type RequestedWithdrawal,
  requestedWithdrawalsSchema,
} from '../../../../src/lib/wallet/requested-withdrawals.ts';
import {
  addBusinessDays,
  describeWithdrawal,
  isBankHoliday,
} from '../../../../src/lib/wallet/withdrawals.ts';
import { assertProperty } from '../../../helpers/properties.ts';

afterEach(() => vi.unstubAllEnvs());

const times = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31, 23, 59, 59) });
const isFree = (day: string) => [0, 6].includes(weekdayOf(day)) || isBankHoliday(day);

function businessDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (!isFree(day)) count += 1;
  return count;
}

describe('expected day of a withdrawal', () => {
  it.each(['Europe/London', 'Pacific/Auckland', 'America/St_Johns'])(
    'is the third business day after the request in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      assertProperty(
        fc.property(times, (at) => {
          const requested = londonDay(at);
          const expected = addBusinessDays(requested, 3);
          if (!expected) expect(requested >= '2027-12-23').toBe(true);
          else {
            expect(isFree(expected)).toBe(false);
            expect(businessDaysBetween(requested, expected)).toBe(3);
          }
        }),
        350,
      );
    },
  );

  it('is shown with the amount, and with a support ticket once it has passed', () => {
    const withdrawal = { amount: 2000, at: Date.parse('2026-11-23T12:00Z') };
    expect(describeWithdrawal(withdrawal, Date.parse('2026-11-26T23:59Z'))).toEqual({
      requested: '£20.00 requested on Mon, Nov 23.',
      expected: 'It should arrive by Thu, Nov 26.',
    });
    expect(describeWithdrawal(withdrawal, Date.parse('2026-11-27T00:00Z'))).toMatchObject({
      expected: 'It should have arrived by Thu, Nov 26. Check your bank account.',
      supportRequest: {
        category: 'Payments',
        subject: 'Missing withdrawal: £20.00',
        description: "Amount: £20.00\nRequested on: Mon, Nov 23, 2026\nIt hasn't reached my bank account.",
      },
    });
  });

  it('follows UK time and UK bank holidays', () => {
    const expectedAfter = (time: string) => addBusinessDays(londonDay(Date.parse(time)), 3);
    // In summer time, the new day begins an hour before midnight UTC.
    expect(expectedAfter('2026-07-14T22:59Z')).toBe('2026-07-17');
    expect(expectedAfter('2026-07-14T23:00Z')).toBe('2026-07-20');
    expect(expectedAfter('2026-10-25T00:30Z')).toBe('2026-10-28');
    expect(expectedAfter('2026-12-24T12:00Z')).toBe('2026-12-31');
    expect(expectedAfter('2026-11-27T12:00Z')).toBe('2026-12-03');
  });

  it('is not shown when the bank holidays are unknown', () => {
    const at = Date.parse('2027-12-30T12:00Z');
    const { expected } = describeWithdrawal({ amount: 100, at }, at);
    expect(expected).toMatch(/^Withdrawals take 1-3 business days\./);
  });
});

it('bank holidays include the fixed ones in each year of the data', () => {
  for (const year of [2026, 2027]) {
    const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
    const mondaysIn = (month: string) =>
      days.filter((day) => day.slice(5, 7) === month && weekdayOf(day) === 1);
    const mondays = [mondaysIn('05')[0], mondaysIn('05').at(-1), mondaysIn('08')[0], mondaysIn('08').at(-1)];
    const fixed = ['01-01', '03-17', '07-12', '11-30', '12-25', '12-26'].map((day) => `${year}-${day}`);
    for (const day of [...mondays, ...fixed]) expect(isFree(day ?? ''), day).toBe(true);
  }
  expect(addBusinessDays('2027-12-31', 1)).toBeUndefined();
});

it('stored withdrawals are parsed as written, and ignored when they are invalid', () => {
  const list = [{ amount: 2000, at: 5 }];
  expect(parseStored(JSON.stringify(list), requestedWithdrawalsSchema)).toEqual(list);
  for (const text of ['[{"amount":-1,"at":5}]', '[{"amount":1,"at":1e300}]'])
    expect(parseStored(text, requestedWithdrawalsSchema)).toBeUndefined();
});

it('stored withdrawals are at most 10, newest first and without duplicates', () => {
  let list: readonly RequestedWithdrawal[] = [];
  for (let at = 0; at < 12; at += 1) list = addRequestedWithdrawal(list, { amount: 100, at });
  expect(list.map(({ at }) => at)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(addRequestedWithdrawal(list, { amount: 100, at: 2 })).toHaveLength(10);
});
