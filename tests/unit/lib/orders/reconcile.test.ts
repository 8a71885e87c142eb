import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountSnapshot,
  type ExpectedChange,
  reconcile,
} from '../../../../src/lib/orders/reconcile.ts';
import { orderStatusMessage } from '../../../../src/lib/orders/status-messages.ts';
import { assertProperty } from '../../../helpers/properties.ts';

const ticket = (number: string) => ({ id: number, number });
const ids = fc.uniqueArray(fc.stringMatching(/^\d{6}$/), { maxLength: 12 });
const anyTickets = fc.record({ tickets: ids.map((numbers) => numbers.map(ticket)) });
const asked = (count: number) => ({ kind: 'tickets', count }) as const;

describe('comparing tickets', () => {
  it('counts those that came, in whatever order and however often they are listed', () => {
    assertProperty(
      fc.property(ids, ids, fc.integer({ min: 1, max: 12 }), fc.integer(), (held, others, count, turn) => {
        const came = others.filter((id) => !held.includes(id));
        const all = [...held, ...came, ...came].map(ticket);
        const at = all.length === 0 ? 0 : Math.abs(turn) % all.length;
        const verdict = reconcile(
          { tickets: held.map(ticket) },
          { tickets: [...all.slice(at), ...all.slice(0, at)] },
          asked(count),
        );
        const happened = came.length;
        const kind = happened === count ? 'asked' : 'other';
        const numbers = [...came].sort();
        expect(verdict).toEqual(
          happened === 0 ? { kind: 'nothing' } : { kind, actual: happened, expected: count, numbers },
        );
      }),
    );
  });

  it('never counts what went away, and never less than nothing', () => {
    assertProperty(
      fc.property(anyTickets, anyTickets, (before, after) => {
        const verdict = reconcile(before, after, asked(1));
        const known = new Set(before.tickets.map(({ id }) => id));
        const came = after.tickets.filter(({ id }) => !known.has(id)).length;
        expect('actual' in verdict ? verdict.actual : 0).toBe(came);
      }),
    );
  });

  it('goes by the count where the API lists none', () => {
    const [before, after] = [
      { tickets: [], held: 2 },
      { tickets: [], held: 5 },
    ];
    expect(reconcile(before, after, asked(1))).toMatchObject({ kind: 'other', actual: 3, numbers: [] });
    expect(reconcile(after, before, asked(1))).toEqual({ kind: 'nothing' });
  });

  it('names no numbers where the list lacks some of what was counted', () => {
    const before = { tickets: [ticket('000001')], held: 1 };
    const after = { tickets: [ticket('000001'), ticket('000002')], held: 4 };
    expect(reconcile(before, after, asked(3))).toEqual({
      kind: 'asked',
      actual: 3,
      expected: 3,
      numbers: [],
    });
  });
});

it.each<[ExpectedChange]>([
  [asked(1)],
  [{ kind: 'status', from: 'active', to: 'inactive' }],
  [{ kind: 'withdrawal', amount: 500 }],
  [{ kind: 'deposit', amount: 500 }],
])('knows nothing of %j unless it knows before and after', (order) => {
  const full = { tickets: [], held: 0, status: 'active', transactions: [], balance: 0 };
  expect(reconcile({}, full, order)).toEqual({ kind: 'unknown' });
  expect(reconcile(full, {}, order)).toEqual({ kind: 'unknown' });
  expect(reconcile(full, full, order)).toEqual({ kind: 'nothing' });
});

it.each([
  ['active', 'inactive', 'asked'],
  ['active', 'active', 'nothing'],
  ['active', 'payment', 'unknown'],
  ['inactive', 'inactive', 'unknown'],
])('judges a subscription that was %s and is %s: %s', (before, after, kind) => {
  const ending = { kind: 'status', from: 'active', to: 'inactive' } as const;
  expect(reconcile({ status: before }, { status: after }, ending).kind).toBe(kind);
});

it.each([
  [1000, 1500, 'asked'],
  [1000, 1000, 'nothing'],
  [1000, 1400, 'unknown'],
  [1000, 2000, 'unknown'],
  [1500, 1000, 'unknown'],
])('takes a balance of %i that is %i for a deposit of 500: %s', (before, after, kind) => {
  expect(reconcile({ balance: before }, { balance: after }, { kind: 'deposit', amount: 500 }).kind).toBe(
    kind,
  );
});

it('counts withdrawals of the amount alone', () => {
  const movements = (...amounts: number[]) => ({
    transactions: amounts.map((amount, index) => ({ id: String(index), amount })),
  });
  const order = { kind: 'withdrawal', amount: 500 } as const;
  const before = movements(-500);
  expect(reconcile(before, movements(-500, -250, 500), order)).toEqual({ kind: 'nothing' });
  expect(reconcile(before, movements(-500, -500), order)).toMatchObject({ kind: 'asked' });
  expect(reconcile(before, movements(-500, -500, 900, -500), order)).toMatchObject({
    actual: 2,
    expected: 1,
  });
});

describe('telling', () => {
  const none = { tickets: [] };
  const four = { tickets: ['000004', '000001', '000003', '000002'].map(ticket) };
  const one = { tickets: [ticket('000032')] };
  const order = (answered: 'accepted' | 'unknown' | 'refused', count = 1, isFresh = true) =>
    ({
      operation: 'buyTickets',
      asked: asked(1),
      about: 'Draw 7 Spring',
      reply: answered,
      count,
      isFresh,
    }) as const;
  const noon = { at: new Date(2026, 4, 1, 12, 0, 5).getTime(), isLast: false };
  const told = (given: ReturnType<typeof order>, after: AccountSnapshot, look = noon) =>
    orderStatusMessage(given, reconcile(none, after, given.asked), look);

  it.each([
    ['accepted', one, 'Bought 000032'],
    ['accepted', {}, 'Bought 1 ticket'],
    ['accepted', none, 'Bought 1 ticket'],
    ['accepted', four, '4 tickets were bought, you asked for 1.'],
    ['unknown', one, 'It went through all the same: Bought 000032.'],
    ['unknown', none, 'We have looked: no ticket has been bought so far.'],
    ['unknown', {}, 'We could not find out yet whether it went through.'],
    ['unknown', four, '4 tickets were bought, you asked for 1.'],
    ['refused', one, 'There are more tickets than this page knew of: 000032.'],
    ['refused', none, undefined],
    ['refused', {}, undefined],
  ] as const)('of an order %s with %j says %s', (answered, after, text) => {
    expect(told(order(answered), after)?.text).toBe(text);
  });

  it.each([
    ['accepted', one, 'Bought 000032'],
    [
      'accepted',
      four,
      'Bought 1 ticket. There are more tickets than this page knew of: 000001, 000002 and 2 more.',
    ],
    ['accepted', { held: 3 }, 'Bought 1 ticket. There are 3 tickets more than this page knew of.'],
    ['unknown', one, 'There are more tickets than this page knew of: 000032.'],
    ['unknown', four, 'There are more tickets than this page knew of: 000001, 000002 and 2 more.'],
    ['unknown', none, 'We have looked: no ticket has been bought so far.'],
    ['refused', four, 'There are more tickets than this page knew of: 000001, 000002 and 2 more.'],
  ] as const)('of an order %s that is compared with old data, with %j says %s', (answered, after, text) => {
    const given = order(answered, 1, false);
    const news = orderStatusMessage(given, reconcile({ ...none, held: 0 }, after, given.asked), noon);
    expect(news?.text).toBe(text);
    expect(news?.supportRequest).toBeUndefined();
  });

  it('still reports fewer tickets than were asked for, as no other device takes any away', () => {
    const given = { ...order('accepted', 2, false), asked: asked(2) };
    const news = orderStatusMessage(given, reconcile(none, one, given.asked), noon);
    expect(news).toMatchObject({ tone: 'warning', text: '1 ticket was bought, you asked for 2.' });
  });

  it('never makes a refusal a success or a complaint, whatever has changed', () => {
    const holding = fc.record(
      {
        tickets: ids.map((numbers) => numbers.map(ticket)),
        held: fc.nat({ max: 20 }),
        status: fc.constantFrom('active', 'inactive', 'payment'),
        transactions: fc.array(fc.record({ id: fc.string(), amount: fc.constantFrom(-500, 500, 20) })),
        balance: fc.nat({ max: 5_000 }),
      },
      { requiredKeys: [] },
    );
    const wish = fc.constantFrom<ExpectedChange>(
      asked(1),
      { kind: 'status', from: 'active', to: 'inactive' },
      { kind: 'withdrawal', amount: 500 },
      { kind: 'deposit', amount: 500 },
    );
    assertProperty(
      fc.property(wish, holding, holding, fc.boolean(), (wanted, before, after, isFresh) => {
        const given = { ...order('refused', 1, isFresh), asked: wanted };
        const news = orderStatusMessage(given, reconcile(before, after, wanted), noon);
        expect(news?.tone ?? 'info').toBe('info');
        expect(news?.text ?? '').not.toContain('went through');
        expect(news?.supportRequest).toBeUndefined();
      }),
    );
  });

  it('says of what is open when it was looked for last, and whether that goes on', () => {
    const last = { ...noon, isLast: true };
    expect(told(order('unknown'), none)).toMatchObject({
      isOpen: true,
      hint: 'Last look: 12:00:05 PM. We look again by ourselves; please wait until then.',
    });
    expect(told(order('unknown'), none, last)).toMatchObject({
      text: 'It has not gone through: no ticket has been bought.',
      isOpen: true,
      hint: 'Last look: 12:00:05 PM.',
    });
    expect(told(order('unknown'), {}, last)).toMatchObject({
      text: 'We could not find out yet whether it went through.',
      hint: 'Last look: 12:00:05 PM.',
    });
    for (const done of [one, four]) expect(told(order('unknown'), done)?.isOpen).toBeUndefined();
  });

  it('fills in a report of what was not asked for', () => {
    const report = told(order('accepted'), four)?.supportRequest;
    expect(report).toEqual({
      category: 'Payments',
      subject: '4 tickets were bought, you asked for 1.',
      description: [
        'Draw 7 Spring',
        '4 tickets were bought, you asked for 1.',
        'Ticket numbers: 000001, 000002, 000003, 000004',
        'Please look into this and put it right.',
      ].join('\n'),
    });
  });

  it('names each of a few numbers, of a subscription too', () => {
    const three = { tickets: four.tickets.slice(0, 3) };
    const tells = (operation: 'buyTickets' | 'subscribe') =>
      orderStatusMessage(
        { ...order('accepted', 3), operation, asked: asked(3) },
        reconcile(none, three, asked(3)),
        noon,
      );
    expect(tells('buyTickets')?.text).toBe('Bought 000001, 000003 and 000004');
    expect(tells('subscribe')?.text).toBe('Subscribed: 000001, 000003 and 000004');
  });

  it('names few numbers of many', () => {
    const many = { ...order('accepted', 4), asked: asked(4) };
    expect(orderStatusMessage(many, reconcile(none, four, asked(4)), noon)?.text).toBe(
      'Bought 000001, 000002 and 2 more',
    );
  });
});
