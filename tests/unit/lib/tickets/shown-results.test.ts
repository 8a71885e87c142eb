import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeResultChanges } from '../../../../src/lib/tickets/result-changes.ts';
import {
  addShownResults,
  formatShownResults,
  mergeShownResults,
  noResults,
  type OutcomesById,
  parseShownResults,
} from '../../../../src/lib/tickets/shown-results.ts';
import type { TicketOutcome } from '../../../../src/lib/tickets/ticket-outcomes.ts';

const tickets = [{ id: 'a', number: '000123' }];
const at = new Date(2026, 10, 20, 10, 2).getTime();
const shown = (outcome: TicketOutcome) => addShownResults(noResults, [['a', outcome]], at);
const changes = (before: TicketOutcome, now: TicketOutcome) =>
  describeResultChanges(tickets, () => now, shown(before));

describe('a result that was shown', () => {
  it('and is now contradicted is told with its time, either way', () => {
    expect([...changes('won', 'lost'), ...changes('lost', 'won')]).toEqual([
      'On Nov 20, 2026, 10:02 AM this said Won for ticket 000123; the club’s answer is now Not this time.',
      'On Nov 20, 2026, 10:02 AM this said Not this time for ticket 000123; the club’s answer is now Won.',
    ]);
  });

  it.each([
    ['won', 'won'],
    ['won', 'pending'],
    ['won', 'open'],
    ['lost', 'lost'],
    ['lost', 'pending'],
    ['pending', 'won'],
    ['open', 'lost'],
  ] as const)('of %s is not contradicted by %s', (before, now) => {
    expect(changes(before, now)).toEqual([]);
  });

  it('keeps its first time, and reads back what was stored, whatever two tabs have seen', () => {
    const anyOutcomes: fc.Arbitrary<OutcomesById> = fc.array(
      fc.tuple(fc.string(), fc.constantFrom<TicketOutcome>('won', 'lost', 'open', 'pending')),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(anyOutcomes, anyOutcomes, (first, second) => {
        const [one, other] = [addShownResults(noResults, first, 1), addShownResults(noResults, second, 2)];
        const merged = parseShownResults(formatShownResults(mergeShownResults(one, other)));
        for (const [id, outcome] of [...first, ...second]) {
          if (outcome !== 'won' && outcome !== 'lost') continue;
          expect(merged[outcome].get(id)).toBe(one[outcome].get(id) ?? 2);
        }
        expect(addShownResults(merged, [...first, ...second], 3)).toBe(merged);
      }),
    );
  });

  it('makes room for newer ones', () => {
    const many = Array.from({ length: 600 }, (_, index) => [`t${index}`, 'lost'] as const);
    const { lost } = parseShownResults(formatShownResults(addShownResults(noResults, many, at)));
    expect([lost.size, lost.has('t99'), lost.has('t100')]).toEqual([500, false, true]);
  });

  it.each([undefined, '', '{', 'null', '7', '{"won":[1],"lost":{"a":"x","b":null}}'])(
    'is not read from %j',
    (text) => {
      expect(describeResultChanges(tickets, () => 'lost', parseShownResults(text))).toEqual([]);
    },
  );
});
