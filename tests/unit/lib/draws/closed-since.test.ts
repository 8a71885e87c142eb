import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  closedSinceText,
  getDrawOutcome,
  getOutcomeParts,
  selectClosedSince,
} from '../../../../src/lib/draws/closed-since.ts';
import { getAbsenceStart, saveVisit } from '../../../../src/lib/draws/last-visit.ts';
import '../../../helpers/browser.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const now = Date.parse('2026-11-24T10:00:00Z');
const at = (ms: number) => new Date(ms).toISOString();

describe('an absence', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['a day', now - dayMs, now - dayMs],
    ['90 days', now - 90 * dayMs, now - 90 * dayMs],
    ['less than a day', now - dayMs + 1, undefined],
    ['more than 90 days', now - 90 * dayMs - 1, undefined],
    ['a visit of the future', now + dayMs, undefined],
  ])('of %s', (_, last, start) => {
    expect(getAbsenceStart(String(last), now)).toBe(start);
  });

  it.each([undefined, '', 'yesterday', 'NaN', '{}', '-1'])('is not read from %j', (text) => {
    expect(getAbsenceStart(text, now)).toBeUndefined();
  });

  it('is told once, and of this member and club alone', () => {
    const later = now + 3 * dayMs;
    expect(saveVisit('ciu', 'ada@example.com', now)).toBeUndefined();
    expect(saveVisit('ciu', 'eve@example.com', later)).toBeUndefined();
    expect(saveVisit('riverside', 'ada@example.com', later)).toBeUndefined();
    expect(saveVisit('ciu', 'Ada@example.com', later)).toBe(now);
    expect(saveVisit('ciu', 'ada@example.com', later)).toBeUndefined();
    expect(JSON.stringify({ ...localStorage })).not.toContain('example.com');
  });
});

describe('the draws that closed during an absence', () => {
  it('are the member’s own, once each, that ended after it began', () => {
    const anyDraw = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      status: fc.constantFrom('closed', 'live', 'scheduled', 'odd'),
      end_date: fc.oneof(
        fc.constant(null),
        fc.constant('soon'),
        fc.integer({ min: -40, max: 40 }).map((hours) => at(now + hours * 60 * 60 * 1_000)),
      ),
    });
    const anyTicket = fc.record({ draw_id: fc.constantFrom('', 'a', 'b', 'c') });
    fc.assert(
      fc.property(fc.array(anyDraw), fc.array(anyTicket), (draws, tickets) => {
        const since = now - dayMs;
        const closed = selectClosedSince(draws, tickets, since);
        expect(new Set(closed.map(({ id }) => id)).size).toBe(closed.length);
        for (const { id, status, end_date } of closed) {
          expect(tickets.some(({ draw_id }) => draw_id === id)).toBe(true);
          expect([status, Date.parse(end_date ?? '') > since]).toEqual(['closed', true]);
        }
      }),
    );
  });

  it.each([
    [['lost', 'won', 'pending'], 'won'],
    [['lost', 'lost'], 'lost'],
    [['lost', 'pending'], 'waiting'],
    [['open'], 'waiting'],
    [[], 'waiting'],
  ] as const)('with tickets that are %j have %s', (outcomes, expected) => {
    expect(getDrawOutcome(outcomes)).toBe(expected);
  });

  it('are told in words, each with the tickets that it leads to', () => {
    expect([closedSinceText('Nov 12, 2026', 1), closedSinceText('Nov 12, 2026', 3)]).toEqual([
      'Since Nov 12, 2026 one of your draws has closed',
      'Since Nov 12, 2026 three of your draws have closed',
    ]);
    expect(getOutcomeParts(['lost', 'won', 'waiting', 'lost'])).toEqual([
      { text: 'one won', show: 'won' },
      { text: 'two not this time', show: 'lost' },
      { text: 'one waits for its result', show: 'waiting' },
    ]);
    expect(getOutcomeParts(['waiting', 'waiting']).map(({ text }) => text)).toEqual([
      'two wait for their results',
    ]);
  });
});
