import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, firstOfMonth, localDay, mondayOf } from '../../../../src/lib/format/days.ts';
import { reminderWarning } from '../../../../src/lib/messages/safer-play-notices.ts';
import {
  addElapsedTime,
  checkReminder,
  dueMinutes,
  parseReminder,
  parseTimeChoice,
  parseTimeSpent,
  type Reminder,
  serialiseReminder,
  serialiseTimeSpent,
  type TimeSpent,
  tickMs,
} from '../../../../src/lib/safer-play/reminders.ts';
import { aTransaction } from '../../../../src/lib/samples.ts';
import { totalsOf } from '../../../../src/lib/wallet/history.ts';
import { totalsInPeriod } from '../../../../src/lib/wallet/summary.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const moved = (created_at: string, amount: number, id = created_at) =>
  aTransaction({ id, amount, created_at });
const reminders: fc.Arbitrary<Reminder> = fc.record({
  length: fc.constantFrom('week', 'month'),
  pence: fc.integer({ min: 1, max: 999_999_999 }),
});

afterEach(() => vi.unstubAllEnvs());

describe('spending reminder', () => {
  it('parses what was serialised, and nothing else', () => {
    assertProperty(
      fc.property(reminders, (given) => {
        expect(parseReminder(serialiseReminder(given))).toEqual(given);
      }),
    );
    for (const odd of [undefined, '', '0 week', '-5 week', '5', '5 day', '5.5 week', '1e3 week', '{}'])
      expect(parseReminder(odd)).toBeUndefined();
  });

  it('is exceeded by the first penny over the amount, and unknown when transactions are missing', () => {
    assertProperty(
      fc.property(reminders, fc.nat(), fc.nat(), fc.boolean(), (reminder, already, amount, isWhole) => {
        const { kind } = checkReminder(reminder, already, amount, isWhole);
        if (already + amount > reminder.pence) expect(kind).toBe('past');
        else expect(kind).toBe(isWhole ? 'within' : 'unknown');
      }),
    );
  });

  it('warns above the amount, and when missing transactions leave the total unknown', () => {
    const reminder: Reminder = { length: 'week', pence: 2_000 };
    const words = (already: number, isWhole: boolean) =>
      reminderWarning(reminder, 'out', checkReminder(reminder, already, 500, isWhole));
    expect(words(1_500, true)).toBeUndefined();
    expect(words(1_501, true)).toEqual({
      announcement: 'This takes you over your £20.00 a week reminder.',
      figures: 'Money out since Monday, including this: £20.01.',
    });
    expect(words(1_501, false)?.figures).toMatch(/: at least £20\.01\.$/);
    expect(words(1_500, false)?.announcement).toMatch(/^We can't check your £20\.00 a week reminder/);
  });
});

/** The ends of weeks and months, including both clock changes. */
it.each([
  ['week', 'Europe/London', '2026-03-29', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'],
  ['week', 'Europe/London', '2026-10-25', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'],
  ['week', 'Pacific/Auckland', '2026-04-05', '2026-04-05T11:59:59Z', '2026-04-05T12:00:00Z'],
  ['month', 'America/New_York', '2026-03-31', '2026-04-01T03:59:59Z', '2026-04-01T04:00:00Z'],
] as const)('totals of the %s in %s include the last second of %s', (length, zone, lastDay, last, next) => {
  vi.stubEnv('TZ', zone);
  const entries = [moved(last, -300), moved(next, 50)];
  expect(totalsInPeriod(entries, length, lastDay)).toEqual({ in: 0, out: 300 });
  expect(totalsInPeriod(entries, length, addDays(lastDay, 1))).toEqual({ in: 50, out: 0 });
});

it.each(['Europe/London', 'America/New_York', 'Pacific/Auckland', 'America/Havana'])(
  'totals in %s contain the transactions of each week or month, and no others',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const quarter = 900_000;
    const entries = fc.array(
      fc.record({ at: fc.nat({ max: 366 * 96 }), amount: fc.integer({ min: -5_000, max: 5_000 }) }),
      { minLength: 1, maxLength: 30 },
    );
    const periods = fc.constantFrom(['week', mondayOf] as const, ['month', firstOfMonth] as const);
    assertProperty(
      fc.property(entries, periods, (given, [length, startOf]) => {
        const all = given.map(({ at, amount }, index) =>
          moved(new Date(Date.UTC(2026, 0, 1) + at * quarter).toISOString(), amount, String(index)),
        );
        const dayOf = (created_at: string) => startOf(localDay(Date.parse(created_at)));
        const day = localDay(Date.parse(all[0]?.created_at ?? ''));
        const own = all.filter(({ created_at }) => dayOf(created_at) === startOf(day));
        expect(totalsInPeriod(all, length, day)).toEqual(totalsOf(own));
      }),
      400,
    );
  },
);

const minute = 60_000;
const start = Date.UTC(2026, 2, 29, 0, 30);

/** Counts as several tabs do, each every 5 seconds from a different start. */
function watchedBy(tabs: readonly { from: number; to: number; offset: number }[]): TimeSpent | undefined {
  const looks = tabs.flatMap(({ from, to, offset }) => {
    const times = [from];
    for (let at = from + offset; at < to; at += tickMs) times.push(at);
    times.push(to);
    return times.map((now, index) => ({ since: times[index - 1] ?? now, now }));
  });
  let sitting: TimeSpent | undefined;
  for (const { since, now } of looks.toSorted((a, b) => a.now - b.now))
    sitting = addElapsedTime(sitting, since, now);
  return sitting;
}

describe('time spent', () => {
  it('counts overlapping time once when several tabs are open', () => {
    const seconds = fc.integer({ min: 0, max: 600 });
    const tab = fc.record({ from: seconds, length: seconds, offset: fc.integer({ min: 1, max: tickMs }) });
    assertProperty(
      fc.property(fc.array(tab, { minLength: 1, maxLength: 4 }), (tabs) => {
        const spans = tabs.map(({ from, length, offset }) => {
          const opened = start + from * 1000;
          return { from: opened, to: opened + length * 1000, offset };
        });
        let [until, seen] = [0, 0];
        for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
          seen += Math.max(0, to - Math.max(from, until));
          until = Math.max(until, to);
        }
        const counted = watchedBy(spans)?.ms ?? 0;
        expect(counted).toBeLessThanOrEqual(seen);
        expect(counted).toBeGreaterThanOrEqual(seen - (tabs.length - 1) * tickMs);
      }),
      300,
    );
  });

  it.each([
    ['after a sleep of', 20 * minute, 5_000],
    ['when the clock is set back by', -60 * minute, 5_000],
    ['and restarts after', 30 * minute, 0],
  ])('does not grow %s %d ms', (_, gap, before) => {
    const sitting = watchedBy([{ from: start, to: start + 5_000, offset: 5_000 }]);
    expect(sitting?.ms).toBe(5_000);
    expect(addElapsedTime(sitting, start + 5_000, start + 5_000 + gap).ms).toBe(before);
  });

  it('continues after the clock was set back', () => {
    const back = addElapsedTime({ ms: 9_000, at: start, remindedMs: 0 }, start, start - 60 * minute);
    expect(addElapsedTime(back, back.at, back.at + tickMs).ms).toBe(9_000 + tickMs);
  });

  it.each([
    [15 * minute - 1, 0, '15', undefined],
    [15 * minute, 0, '15', 15],
    [29 * minute, 16 * minute, '15', undefined],
    [31 * minute, 16 * minute, '15', 31],
    [99 * minute, 0, '', undefined],
  ] as const)('of %d ms, reminded at %d, makes a reminder every "%s" minutes due at %s', (...row) => {
    const [ms, remindedMs, choice, due] = row;
    expect(dueMinutes({ ms, at: start, remindedMs }, choice)).toBe(due);
  });

  it('parses what was serialised, and nothing else', () => {
    const sitting = { ms: 5_000, at: start, remindedMs: 0 };
    expect(parseTimeSpent(serialiseTimeSpent(sitting))).toEqual(sitting);
    for (const odd of [undefined, '', '1 2', '-1 2 3', 'a b c']) expect(parseTimeSpent(odd)).toBeUndefined();
    for (const choice of ['15', '30', '60']) expect(parseTimeChoice(choice)).toBe(choice);
    for (const odd of ['', '1', '-1', undefined]) expect(parseTimeChoice(odd)).toBe('');
  });
});
