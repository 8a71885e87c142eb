import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannedNoticeText } from '../../../../src/lib/messages/planned-notices.ts';
import {
  findVisibleNotice,
  type PlannedNotice,
  parsePlannedNotices,
} from '../../../../src/lib/tenant/planned-notices.ts';

const entry = {
  club: 'ciu',
  from: '2026-11-28T02:00:00Z',
  to: '2026-11-28T04:00:00Z',
  words: 'The app is being updated.',
};
const parse = (...list: unknown[]) => parsePlannedNotices(JSON.stringify(list), 'ciu');

describe('the file of planned notices', () => {
  it.each([
    ['of the club', entry],
    ['of every club', { ...entry, club: '*' }],
    ['in other letters', { ...entry, club: ' CIU ' }],
    ['with an offset', { ...entry, from: '2026-11-28T03:00+01:00', to: '2026-11-28 04:00:00+0000' }],
  ])('an entry %s is read', (_, given) => {
    expect(parse(given)).toEqual([
      { from: Date.parse(entry.from), to: Date.parse(entry.to), words: entry.words },
    ]);
  });

  it.each([
    { ...entry, club: 'riverside' },
    { ...entry, club: ['ciu'] },
    { ...entry, from: '2026-11-28T02:00:00' },
    { ...entry, from: '2026-11-28T02:00:00Z[Europe/London]' },
    { ...entry, from: '2026-11-28' },
    { ...entry, from: entry.to, to: entry.from },
    { ...entry, to: entry.from },
    { ...entry, to: 'tomorrow' },
    { ...entry, to: 1_795_834_800_000 },
    { ...entry, words: ' \u200b\n' },
    { ...entry, words: { toString: 'x' } },
    null,
    'ciu',
    [entry],
  ])('%j is left out, and its neighbours stay', (given) => {
    expect(parse(given, entry)).toHaveLength(1);
  });

  it.each(['<!DOCTYPE html><html></html>', '', '{"club":"*"}', 'null', '[{"club":'])(
    'another text is no list: %s',
    (text) => {
      expect(parsePlannedNotices(text, 'ciu')).toBeUndefined();
    },
  );

  it('hostile words become one short line', () => {
    const [notice] = parse({ ...entry, words: `\u202e<b>\u0000free\n\n${'x'.repeat(9_999)}` }) ?? [];
    expect(notice?.words).toMatch(/^<b> free x+$/);
    expect(notice?.words.length).toBe(200);
  });

  it('no file throws', () => {
    const fields = fc.record({
      club: fc.oneof(fc.constant('*'), fc.anything()),
      from: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.anything(),
      ),
      to: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.anything(),
      ),
      words: fc.oneof(fc.string(), fc.anything()),
    });
    fc.assert(
      fc.property(fc.array(fields), fc.integer(), (list, now) => {
        const notices = parsePlannedNotices(JSON.stringify(list), 'ciu') ?? [];
        const notice = findVisibleNotice(notices, now, () => false);
        if (notice) expect(plannedNoticeText(notice, now)).not.toMatch(/undefined|NaN|Invalid/);
      }),
    );
  });
});

const hour = 60 * 60 * 1_000;
const from = new Date(2026, 10, 28, 2).getTime();
const notice: PlannedNotice = { from, to: from + 2 * hour, words: 'Payments rest.' };
const textAt = (now: number, given = notice) => {
  const visible = findVisibleNotice([given], now, () => false);
  return visible && plannedNoticeText(visible, now);
};

describe('a planned notice', () => {
  const planned = 'Planned for Sat, Nov 28, 2:00 AM to 4:00 AM: Payments rest.';
  const current = 'Now until 4:00 AM: Payments rest.';
  it.each([
    [from - 48 * hour - 1, undefined],
    [from - 48 * hour, planned],
    [from - 1, planned],
    [from, current],
    [notice.to - 1, current],
    [notice.to, undefined],
    [0, undefined],
    [notice.to + 1e12, undefined],
  ])('at %d reads %s', (now, text) => {
    expect(textAt(now)).toBe(text);
  });

  it('names the day of an end on another day, and the year of one that is far away', () => {
    const overnight = { ...notice, from: from - 3 * hour };
    expect(textAt(from - 4 * hour, overnight)).toBe(
      'Planned for Fri, Nov 27, 11:00 PM to Sat, Nov 28, 4:00 AM: Payments rest.',
    );
    expect(textAt(from - 2.5 * hour, overnight)).toBe('Now until Sat, Nov 28, 4:00 AM: Payments rest.');
    const long = { ...notice, to: new Date(2028, 0, 3, 4).getTime() };
    expect(textAt(from, long)).toBe('Now until Jan 3, 2028, 4:00 AM: Payments rest.');
  });

  it('gives way to a current one and to an earlier one, and returns in its next phase after a dismissal', () => {
    const later = { ...notice, from: from + hour, words: 'Later.' };
    const find = (now: number, dismissed: readonly (string | undefined)[] = []) =>
      findVisibleNotice([later, notice], now, (key) => dismissed.includes(key));
    expect(find(from - hour)?.words).toBe('Payments rest.');
    expect(find(from + 1)?.phase).toBe('current');
    const started = { ...notice, from: from + 0.5 * hour, words: 'Started later.' };
    const both = (...list: PlannedNotice[]) => findVisibleNotice(list, from + 0.7 * hour, () => false)?.words;
    expect(both(later, started)).toBe('Started later.');
    expect(both(started, notice)).toBe('Payments rest.');
    const planned = find(from - hour)?.key;
    expect(find(from - hour, [planned])?.words).toBe('Later.');
    expect(find(from + 1, [planned])?.words).toBe('Payments rest.');
  });
});
