import '../../../helpers/browser.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../../../../src/lib/api/api.ts';
import { provideApiConfig } from '../../../../src/lib/api/http.ts';
import * as draws from '../../../../src/lib/contract/draws.ts';
import { buyTickets } from '../../../../src/lib/contract/draws.ts';
import { type Endpoint, fillPath } from '../../../../src/lib/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../../src/lib/contract/endpoints.ts';
import { memberProfileSchema } from '../../../../src/lib/contract/member.ts';
import { subscribe } from '../../../../src/lib/contract/subscriptions.ts';
import { AppError } from '../../../../src/lib/errors.ts';
import * as samples from '../../../../src/lib/samples.ts';
import { assertProperty, hostileText, propertyRuns } from '../../../helpers/properties.ts';

const user = { name: 'Ada Lovelace', email: 'ada@example.com', balance: '10.50', clients: null };
const ticket = samples.aTicket({ subscription: true });
const winners = [{ number: '42', user: { name: 'Ada', city: 'Leeds' } }];
const prize = samples.aPrize({ type: 'monetary', value: '500', winners });
const draw = samples.toReply(samples.aDraw({ tickets: [ticket] }));
const subscription = samples.aSubscription();
const tokens = { access_token: 'a', refresh_token: 'b' };
const transaction = samples.toReply(samples.aTransaction({ amount: -500 }));
const responses = [{ message: 'x' }];

/** A valid reply per endpoint, unless the app ignores the reply. */
const replies: { readonly [Name in EndpointName]?: unknown } = {
  ...{ signIn: tokens, refreshToken: { access: 'a', refresh: 'b' }, changeClient: tokens },
  ...{ checkRegistration: { status: 'new' }, connect: tokens },
  getTenant: { name: 'Club', theme: { main_color: '#123456', secondary_color: null }, quiz: '<p>Q?</p>' },
  getMember: user,
  getMemberClients: [{ name: 'C', subdomain: 'c', landing_domain: 'd.test' }],
  ...{ listDraws: { results: [draw] }, getDraw: draw, listPrizes: [prize], buyTickets: { ticket_count: 2 } },
  ...{ listTickets: { results: [ticket] }, listSubscriptions: { results: [subscription] } },
  subscribe: { ticket_count: '1', redirect_url: null },
  paySubscription: { redirect_url: 'https://pay.example.com' },
  listTransactions: { results: [transaction] },
  deposit: { redirect_url: 'https://pay.example.com' },
  listSupportTickets: [{ ...samples.aSupportRequest(), supportticketresponses: responses }],
  listNotifications: { results: [samples.aNotification()] },
};

const replyTo = (name: EndpointName) => replies[name] ?? { anything: true };

type Mutation = (value: unknown) => unknown;

const dropped = Symbol('dropped');

/** `path` selects the place, step by step from the root. */
function mutate(value: unknown, path: readonly number[], change: Mutation): unknown {
  const [step, ...rest] = path;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (step === undefined || keys.length === 0) return change(value);
  const key = keys[step % keys.length];
  const entries = Object.entries(value as object)
    .map(([name, entry]) => [name, name === key ? mutate(entry, rest, change) : entry] as const)
    .filter(([, entry]) => entry !== dropped);
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

const nested = (levels: number, leaf: unknown): unknown =>
  Array.from({ length: levels }).reduce<unknown>(
    (inner, _, index) => (index % 2 ? [inner] : { id: inner }),
    leaf,
  );

/** Another type, null, a hostile, huge or deep value, a removal or an addition. */
const change: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constant<Mutation>(() => dropped),
  fc.constantFrom(null, true, -1, 1e308, 0.1, '', [], {}).map((value) => () => value),
  fc.oneof(fc.jsonValue(), hostileText, fc.double()).map((value) => () => value),
  fc.constantFrom<Mutation[]>(
    (value) => [value],
    (value) => ({ value }),
    (value) => String(value),
  ),
  fc.integer({ min: 1, max: 20_000 }).map((length) => () => 'x'.repeat(length)),
  fc.integer({ min: 1, max: 500 }).map<Mutation>((levels) => (value) => nested(levels, value)),
  fc
    .dictionary(fc.string(), fc.jsonValue())
    .map<Mutation>((more) => (value) => Object.assign({}, value, more)),
);
const changes = fc.array(fc.tuple(fc.array(fc.nat(30), { maxLength: 6 }), change), { maxLength: 4 });

let body = '';

const onBroken = vi.fn<(endpoint: Endpoint, error: AppError) => void>();

beforeAll(() => {
  const base = () => 'http://api.test/';
  provideApiConfig({ base, session: () => 1, onSessionRefused: () => {}, onBroken });
  vi.stubGlobal('fetch', async () => new Response(body));
});
afterAll(() => vi.unstubAllGlobals());

/** `read`, or the kind of the error after a 200. */
async function outcomeOf(endpoint: Endpoint, text: string): Promise<string> {
  body = text;
  try {
    await call<Endpoint>(endpoint, { params: { id: '1' } });
    return 'read';
  } catch (error) {
    return error instanceof AppError ? error.kind : `threw ${String(error)}`;
  }
}

/** Applies mutations. A removed root gives an empty body. */
function changed(reply: unknown, mutations: readonly (readonly [readonly number[], Mutation])[]): string {
  const result = mutations.reduce((value, [path, mutation]) => mutate(value, path, mutation), reply);
  return JSON.stringify(result === dropped ? undefined : result) ?? '';
}

it.each(endpoints)('contract reads a valid reply to %s', async (name, endpoint) => {
  expect(await outcomeOf(endpoint, JSON.stringify(replyTo(name)))).toBe('read');
});

it('contract reads or rejects any damaged reply without another error', async () => {
  const anyCall = fc.constantFrom(...endpoints);
  await fc.assert(
    fc.asyncProperty(anyCall, changes, fc.option(fc.nat()), async ([name, endpoint], mutations, cut) => {
      const text = changed(replyTo(name), mutations);
      const sent = cut === null ? text : text.slice(0, cut % (text.length + 1));
      expect(['read', 'broken'], name).toContain(await outcomeOf(endpoint, sent));
    }),
    propertyRuns(300),
  );
});

/** Replies whose fields are independent, unlike those of orders and tokens. */
const readable: readonly EndpointName[] = [
  ...(['getTenant', 'getMember', 'getMemberClients', 'listDraws', 'getDraw', 'listPrizes'] as const),
  ...(['listTickets', 'listSubscriptions', 'listTransactions', 'listSupportTickets'] as const),
  'listNotifications',
];

type Fields = Record<string, unknown>;

/** Two entries of a list, or the object itself, with each field filled. */
function getEntries(name: (typeof readable)[number]): Fields[] {
  const { clients: _, ...member } = user;
  const filled: Partial<Record<EndpointName, Fields>> = {
    getTenant: {
      ...{ name: 'Club', logo_url: '/logo.png', quiz: '<p>Q?</p>', tos: '<p>T</p>', privacy: 'P' },
      theme: { main_color: '#123456', secondary_color: '#654321' },
    },
    getMember: { ...member, address1: '1 High Street', phone_number: '07700 900123', ref_code: '42' },
  };
  const sent = replyTo(name) as { readonly results?: Fields[] } | Fields[];
  const [first] = Array.isArray(sent) ? sent : (sent.results ?? []);
  if (first) return [first, { ...first, id: 'other' }];
  return [filled[name] ?? { ...draw, prizes: [prize] }];
}

/** Fields that are derived from another field. */
const derived: Readonly<Record<string, readonly string[]>> = {
  tickets: ['tickets', 'user_ticket_count'],
  prizes: ['prizes', 'prizes_skipped'],
};

function omit(fields: Fields | undefined, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !names.includes(name)));
}

/** Fields without which a list entry is skipped. */
const required = ['id', 'subdomain', 'landing_domain', 'amount', 'created_at'];

it('contract keeps other fields and entries for any JSON in one field', () => {
  const names = fc.constantFrom(...readable);
  const paths = fc.array(fc.nat(30), { minLength: 1, maxLength: 5 });
  assertProperty(
    fc.property(names, fc.nat(30), paths, change, (name, chosen, path, mutation) => {
      const [first = {}, ...others] = getEntries(name);
      // A single draw is invalid without its id.
      const keys = Object.keys(first).filter((key) => key !== 'id' || others.length > 0);
      const field = keys[chosen % keys.length] ?? '';
      const value = mutate({ [field]: first[field] }, [0, ...path.slice(1)], mutation) as Fields;
      const schema = endpoints.find(([other]) => other === name)?.[1].reply();
      const read = (entry: Fields): Fields[] => {
        const isList = others.length > 0;
        const result = z.parse(schema ?? z.never(), isList ? [entry, ...others] : entry);
        return isList ? [...(result as { entries: Fields[] }).entries] : [result as Fields];
      };
      const expected = read(first);
      const actual = read({ ...omit(first, [field]), ...JSON.parse(JSON.stringify(value)) });
      const changed = derived[field] ?? [field];
      const compared =
        required.includes(field) && actual.length < expected.length ? expected.slice(1) : expected;
      expect(actual.map((entry) => omit(entry, changed))).toEqual(
        compared.map((entry) => omit(entry, changed)),
      );
    }),
    500,
  );
});

it.each([
  ['getTenant', { name: 'Club', quiz: {} }, { name: 'Club', quiz: '' }, ['quiz']],
  ['getTenant', { name: 'C', theme: 'dark' }, { theme: { main_color: '' } }, ['theme']],
  ['getTenant', { name: 'C', theme: { main_color: {} } }, { theme: { main_color: '' } }, ['main_color']],
  ['getMember', { ...user, balance: null }, { name: 'Ada Lovelace', balance: undefined }, ['balance']],
  ['getTenant', { quiz: 'Q' }, { name: '', quiz: 'Q' }, ['name']],
  ['getMember', { ...user, address1: ['5'] }, { balance: 1050, address1: '' }, ['address1']],
  ['getDraw', { ...draw, lottery: { name: 'x' } }, { id: '7', lottery: { id: '' } }, ['lottery', 'id']],
] as const)(
  'unreadable field falls back in %s and is reported without its value: %j',
  async (name, wire, expected, path) => {
    onBroken.mockClear();
    body = JSON.stringify(wire);
    const endpoint = endpoints.find(([other]) => other === name)?.[1] as Endpoint;
    expect(await call<Endpoint>(endpoint, { params: { id: '7' } })).toMatchObject(expected);
    const issues = onBroken.mock.calls.flatMap(([, { cause }]) => (cause as { issues: unknown[] }).issues);
    expect(issues).toMatchObject([{ path }]);
    expect(JSON.stringify(issues)).not.toMatch(/dark|Ada|"5"/);
  },
);

it.each([
  [
    'numbers as text and null for a draw',
    draws.drawSchema,
    {
      ...draw,
      ...{ id: '7', ticket_price: '2.5', user_ticket_count: '0', tickets: null, lottery: null },
      ...{ user_ticket_maximum: null, start_date: '2026-03-01 00:00:00+00' },
      prizes: [{ ...prize, id: 'a', winners: [{ number: '042', user: null }] }],
    },
    {
      ...{
        ...{ id: '7', ticket_price: 250, user_ticket_count: 0, tickets: [] },
        ...{ lottery: { id: '', name: '', type: '' } },
      },
      ...{ user_ticket_maximum: null, start_date: '2026-03-01T00:00:00+00:00' },
      prizes: [{ winners: [{ number: '042', user: { name: '', city: '' } }] }],
    },
  ],
  [
    'missing fields of a draw',
    draws.drawSchema,
    omit(draw, ['user_ticket_maximum', 'lottery']),
    { user_ticket_maximum: null, lottery: { id: '' } },
  ],
  [
    'null and numbers for a member',
    memberProfileSchema,
    { name: null, email: null, balance: 10.5, phone_number: 447_700_900_123, ref_code: 1234, groups: ['x'] },
    { name: '', email: '', balance: 1050, phone_number: '447700900123', ref_code: '1234', clients: [] },
  ],
])('contract reads %s from other APIs', (_, schema, sent, expected) => {
  expect(z.parse<z.ZodMiniType>(schema(), sent)).toMatchObject(expected);
});

describe('purchase', () => {
  const read = (reply: unknown) => z.safeParse(buyTickets.reply(), reply).data;

  it('is read as bought or as a redirect to payment', () => {
    expect(read({ ticket_count: '2' })).toEqual({ kind: 'bought', count: 2 });
    expect(read({ redirect_url: 'u', ticket_count: 2 })).toEqual({ kind: 'redirect', url: 'u' });
    expect(read({ redirect_url: null, ticket_count: 0 })).toEqual({ kind: 'bought', count: 0 });
    expect([read({}), read({ redirect_url: '' }), read(null)]).toEqual([undefined, undefined, undefined]);
  });

  it('and subscription accept whole tickets only, at least one', { tags: ['spec:5.50', 'spec:5.51'] }, () => {
    const counts = [1, 250, 0, -1, 1.5, Number.NaN, '2'];
    const isBought = (count: unknown) => buyTickets.payload().safeParse({ count }).success;
    const isTaken = (ticket_count: unknown) =>
      subscribe.payload().safeParse({ ticket_count, lottery_id: '3' }).success;
    expect([counts.filter(isBought), counts.filter(isTaken)]).toEqual(Array(2).fill([1, 250]));
  });
});

it('fillPath encodes parameters and throws when one is missing', () => {
  expect(fillPath('draws/{id}/', { id: '../users/me?x#y' })).toBe('draws/..%2Fusers%2Fme%3Fx%23y/');
  expect(() => fillPath('draws/{id}/')).toThrow("'id'");
  expect(() => fillPath('draws/{id}/', { id: '' })).toThrow("'id'");
});
