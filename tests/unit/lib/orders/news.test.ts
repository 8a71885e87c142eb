import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccountSnapshot, getNews, hasNews, toKnownAccount } from '../../../../src/lib/orders/news.ts';
import { aSubscription, aTicket, aTransaction } from '../../../../src/lib/samples.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const ids = fc.uniqueArray(fc.nat({ max: 20 }).map(String), { maxLength: 12 });
const toTicket = (id: string) => aTicket({ id, number: id });
const toTransaction = (id: string) =>
  aTransaction({ id, created_at: new Date(Number(id) * 60_000).toISOString() });
const toSubscription = (id: string, status = 'active') => aSubscription({ id, status });

const list = <Row>(toRow: (id: string) => Row) => {
  const rows = ids.map((each) => each.map(toRow));
  return fc.option(rows, { nil: undefined });
};
const account: fc.Arbitrary<AccountSnapshot> = fc.record({
  ...{ at: fc.nat(), isComplete: fc.boolean(), tickets: list(toTicket), transactions: list(toTransaction) },
  subscriptions: ids.chain((each) =>
    fc.tuple(
      ...each.map((id) => fc.constantFrom('active', 'payment').map((status) => toSubscription(id, status))),
    ),
  ),
});
const getIds = (rows: readonly { readonly id: string }[] | undefined) => rows?.map(({ id }) => id) ?? [];

it('account news contains each new entry once, in the order of the list', () => {
  assertProperty(
    fc.property(account, account, (before, after) => {
      const news = getNews(toKnownAccount(before), after);
      for (const name of ['tickets', 'transactions'] as const) {
        const known = getIds(before[name]);
        const added = getIds(after[name]).filter((id) => !known.includes(id));
        expect(getIds(news[name])).toEqual(before[name] ? added : []);
      }
      const known = before.subscriptions?.map(({ id, status }) => `${id} ${status}`) ?? [];
      const changed = after.subscriptions?.filter(({ id, status }) => !known.includes(`${id} ${status}`));
      expect(news.subscriptions).toEqual(changed);
      expect(hasNews(news)).toBe(Object.values(news).some((rows) => Array.isArray(rows) && rows.length > 0));
      expect(news.isComplete).toBe(before.isComplete && after.isComplete);
    }),
  );
});

it('account news ignores older transactions that a longer list adds', () => {
  assertProperty(
    fc.property(ids, fc.nat({ max: 12 }), ids, (listed, length, added) => {
      const newestFirst = listed.map(toTransaction).sort((a, b) => Number(b.id) - Number(a.id));
      const part = newestFirst.slice(0, length);
      const before = { at: 0, isComplete: true, transactions: part, isPart: true };
      const later = added.map((id) => toTransaction(String(Number(id) + 100)));
      const after = { at: 1, isComplete: true, transactions: [...later, ...newestFirst] };
      const news = getNews(toKnownAccount(before), after);
      expect(getIds(news.transactions)).toEqual(part.length > 0 ? getIds(later) : []);
    }),
  );
});

it('account snapshot is stored by its ids only', () => {
  const lists = { tickets: [toTicket('1')], transactions: [toTransaction('2')] };
  const snapshot = { at: 5, isComplete: true, ...lists, subscriptions: [toSubscription('3')] };
  const ids = { tickets: ['1'], transactions: ['2'], subscriptions: [{ id: '3', status: 'active' }] };
  expect(toKnownAccount(snapshot)).toEqual({ at: 5, isComplete: true, knownFrom: undefined, ...ids });
});
