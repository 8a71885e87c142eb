import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExportPart, formatDataExport } from '../../../../src/lib/member/data-export.ts';
import { exportSummary } from '../../../../src/lib/messages/data-export-notices.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const source = { club: 'CIU Social Club', subdomain: 'ciu', readAt: Date.UTC(2026, 10, 27, 3, 4, 5) };
const profile: ExportPart = {
  name: 'member',
  status: 'complete',
  count: 1,
  data: { balance: 1050, name: 'Ada' },
};
const missing: ExportPart = { name: 'tickets', status: 'failed', count: 0, reason: 'You were offline.' };

const parse = (parts: readonly ExportPart[]) => JSON.parse(formatDataExport(source, parts));

describe('the file of the member’s data', () => {
  it('says what it is, when it was read, and what is missing and why', () => {
    expect(parse([profile, missing])).toEqual({
      about: {
        title: 'What CIU Social Club told its app about you',
        club: 'CIU Social Club',
        subdomain: 'ciu',
        readAt: '2026-11-27T03:04:05.000Z',
        amounts: 'in pounds',
        parts: {
          member: { status: 'complete', entries: 1 },
          tickets: { status: 'failed', entries: 0, reason: 'You were offline.' },
        },
      },
      member: { balance: '10.50', name: 'Ada' },
    });
  });

  it('has every entry as it was read, whatever it says', () => {
    const entry = fc.record({ id: fc.string(), narrative: hostileText, amount: fc.integer() });
    assertProperty(
      fc.property(fc.array(entry, { maxLength: 5 }), (data) => {
        const { transactions } = parse([
          { name: 'transactions', status: 'complete', count: data.length, data },
        ]);
        // JSON writes a lone surrogate as an escape, which reads as the same text.
        expect(transactions).toEqual(
          data.map((each) => ({ ...each, amount: expect.stringMatching(/^-?\d+\.\d{2}$/) })),
        );
        for (const [index, { amount }] of data.entries())
          expect(Math.round(Number(transactions[index].amount) * 100)).toBe(amount);
      }),
    );
  });
});

it('the summary counts what is complete', () => {
  expect(exportSummary([profile])).toBe('All of it is read.');
  expect(exportSummary([profile, missing])).toMatch(/^1 of 2 parts are complete\./);
  expect(exportSummary([missing])).toMatch(/^Nothing could be read/);
});
