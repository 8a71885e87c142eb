import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addElapsedTime,
  dueMinutes,
  parseTimeChoice,
  parseTimeSpent,
  serialiseTimeSpent,
  type TimeSpent,
  tickMs,
} from '../../../../src/lib/safer-play/reminders.ts';
import { assertProperty } from '../../../helpers/properties.ts';

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
