import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDrawsQuery } from '../../../../src/lib/draws/draw-filters.ts';
import { separators, toCode, toFreeText, toSearchKey } from '../../../../src/lib/forms/normalise.ts';
import { aTicket, aTransaction } from '../../../../src/lib/samples.ts';
import { resolveGroup, searchGroups } from '../../../../src/lib/tickets/resolved-groups.ts';
import { groupByDraw } from '../../../../src/lib/tickets/ticket-groups.ts';
import { filterEntries, parseStatementFilters } from '../../../../src/lib/wallet/statement.ts';
import { assertProperty, fastest, hostileText, slowMs } from '../../../helpers/properties.ts';
import { codeNoise, freeTexts, searches } from '../../../helpers/text-corpus.ts';
import { getAllForms } from './all-forms.ts';

/** A typed value of each code, and the sent value. */
const codes: Readonly<Record<string, readonly [typed: string, sent: unknown]>> = {
  email: ['ada.k-l@example.com', 'ada.k-l@example.com'],
  ...{ phoneNumber: ['07700900123', '07700900123'], postcode: ['EC1A1BB', 'EC1A 1BB'] },
  ...{ accountNumber: ['12345678', '12345678'], sortCode: ['123456', '12-34-56'] },
  ...{ amount: ['1000.50', 100_050], passcode: ['AB-12 (3).c', 'AB-12 (3).c'] },
  clubCode: ['Wood St. 2', 'Wood St. 2'],
};
const free = ['name', 'address1', 'address2', 'city', 'county', 'bankName', 'subject', 'description'];
const verbatim = ['password', 'confirmPassword', 'currentPassword', 'newPassword', 'answer'];
const chosen = { category: 'General', dateOfBirth: '2000-01-02', entire: false, isShared: false };

const acceptable: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries([...free, ...verbatim].map((field) => [field, 'Something acceptable'])),
  ...Object.fromEntries(Object.entries(codes).map(([field, [typed]]) => [field, typed])),
  ...chosen,
};

const fields = getAllForms().flatMap(([form, { defaults, createSchema }]) => {
  const others = Object.fromEntries(Object.keys(defaults).map((name) => [name, acceptable[name]]));
  return Object.keys(defaults).map((field) => {
    const send = (value: unknown) => createSchema().safeParse({ ...others, [field]: value }).data?.[field];
    return { form, field, send };
  });
});

const only = (names: readonly string[]) => fields.filter(({ field }) => names.includes(field));

describe('form fields', () => {
  it('all have a normalisation', () => {
    const known = [...Object.keys(codes), ...free, ...verbatim, ...Object.keys(chosen)];
    expect(fields.filter(({ field }) => !known.includes(field))).toEqual([]);
    expect(fields.length).toBeGreaterThan(30);
  });

  it.each(only(free))('$form sends $field as typed', ({ send }) => {
    for (const text of freeTexts) {
      expect(send(text)).toBe(text);
      expect(send(` \n${text}\u00a0\t`)).toBe(text);
      expect(send(`${text}\r\n${text}\u2028${text}\u0000\ud800`)).toBe(`${text}\n${text}\n${text}`);
    }
  });

  it.each(only(Object.keys(codes)))('$form sends $field without anything invisible', ({ field, send }) => {
    const [typed, sent] = codes[field] ?? ['', ''];
    const widen = (character: string) => String.fromCharCode(character.charCodeAt(0) + 0xfee0);
    const wide = typed.replace(/[!-~]/g, widen);
    expect([typed, wide, ` ${typed}\u00a0`, `\u3000${typed}\n`].map(send)).toEqual(Array(4).fill(sent));
    for (const noise of codeNoise) {
      expect([noise + typed, typed + noise, [...typed].join(noise)].map(send)).toEqual(Array(3).fill(sent));
    }
  });

  it.each(only(['accountNumber', 'sortCode', 'phoneNumber']))(
    '$form sends $field without separators',
    ({ field, send }) => {
      const [typed, sent] = codes[field] ?? ['', ''];
      for (const mark of [' ', '-', '–', '—', '−', '.', '\u2009', ' - ', '(', '][']) {
        expect(send([...typed].join(mark))).toBe(sent);
      }
    },
  );
});

describe('search', () => {
  const entryOf = (narrative: string) => ({
    transaction: aTransaction({ narrative, amount: 100 }),
    at: Date.parse('2026-03-04T19:30:00Z'),
    balanceAfter: 100,
  });
  const groupOf = (name: string, number = '1') =>
    groupByDraw([aTicket({ draw_name: name, number })]).map((group) => resolveGroup(group, undefined));
  const searchesOf: Record<string, (stored: string, search: string) => number> = {
    'the statement': (stored, search) =>
      filterEntries([entryOf(stored)], parseStatementFilters({ search })).length,
    'ticket names': (stored, search) => searchGroups(groupOf(stored), search).length,
    'ticket numbers': (stored, search) => searchGroups(groupOf('Draw', stored), search).length,
  };

  it.each(Object.entries(searchesOf))('in %s finds only texts that read alike', (_, count) => {
    for (const [stored, ...typed] of searches) {
      for (const search of [stored, ...typed]) expect([search, count(stored, search)]).toEqual([search, 1]);
      expect(count('Meat Raffle', typed[0] ?? '')).toBe(0);
    }
  });

  it('sends plain quotes and dashes to the API and the rest as typed', () => {
    const filters = { sort: 'new', liveOnly: true, mineOnly: false } as const;
    const sent = (search: string) => toDrawsQuery({ ...filters, search }).search;
    expect(sent(' Captain’s Café – 👨‍👩‍👧 ')).toBe("Captain's Café - 👨‍👩‍👧");
    expect(sent(' \u200b\u00a0 ')).toBeUndefined();
  });
});

it('every normalisation is idempotent and runs in linear time', () => {
  const toAccountNumber = (text: string) => toCode(text, separators);
  for (const normalise of [toFreeText, toSearchKey, toCode, toAccountNumber]) {
    assertProperty(
      fc.property(hostileText, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
    for (const piece of [' ', '\u200b', '\u0301', '-', '\r', '’', 'a']) {
      expect(fastest(() => normalise(`${piece.repeat(100_000)}x`))).toBeLessThan(slowMs);
    }
  }
});
