import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addKnownResults,
  formatKnownResults,
  getResultKey,
  type OutcomesById,
  parseKnownResults,
} from '../../../../src/lib/tickets/known-results.ts';
import { describeResultChanges } from '../../../../src/lib/tickets/result-changes.ts';
import type { TicketOutcome } from '../../../../src/lib/tickets/ticket-outcomes.ts';

const tickets = [{ id: 'a', number: '000123' }];
const at = new Date(2026, 10, 20, 10, 2).getTime();
const shown = (outcome: TicketOutcome) => addKnownResults(new Map(), [['a', outcome]], at);
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

  it('keeps its first time, and is read back as it was stored', () => {
    const anyOutcomes: fc.Arbitrary<OutcomesById> = fc.array(
      fc.tuple(fc.string(), fc.constantFrom<TicketOutcome>('won', 'lost', 'open', 'pending')),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(anyOutcomes, anyOutcomes, (first, second) => {
        const early = addKnownResults(new Map(), first, 1);
        const known = parseKnownResults(formatKnownResults(addKnownResults(early, second, 2)));
        for (const [id, outcome] of [...first, ...second]) {
          if (outcome !== 'won' && outcome !== 'lost') continue;
          const key = getResultKey(outcome, id);
          expect(known.get(key)).toBe(early.get(key) ?? 2);
        }
        expect(addKnownResults(known, [...first, ...second], 3)).toBe(known);
      }),
    );
  });

  it('makes room for newer ones', () => {
    const many = Array.from({ length: 1_200 }, (_, index) => [`t${index}`, 'lost'] as const);
    const known = parseKnownResults(formatKnownResults(addKnownResults(new Map(), many, at)));
    expect([known.size, known.has('lost t199'), known.has('lost t200')]).toEqual([1_000, false, true]);
  });

  it.each([undefined, '', '{', 'null', '7', '{"won a":"x","won b":null}'])('is not read from %j', (text) => {
    expect(describeResultChanges(tickets, () => 'lost', parseKnownResults(text))).toEqual([]);
  });
});
