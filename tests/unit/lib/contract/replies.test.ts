import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as auth from '../../../../src/lib/contract/auth.ts';
import * as draws from '../../../../src/lib/contract/draws.ts';
import { fillPath } from '../../../../src/lib/contract/endpoint.ts';
import * as member from '../../../../src/lib/contract/member.ts';
import * as notifications from '../../../../src/lib/contract/notifications.ts';
import * as signUp from '../../../../src/lib/contract/sign-up.ts';
import * as subscriptions from '../../../../src/lib/contract/subscriptions.ts';
import * as support from '../../../../src/lib/contract/support.ts';
import * as tenant from '../../../../src/lib/contract/tenant.ts';
import * as tickets from '../../../../src/lib/contract/tickets.ts';
import * as wallet from '../../../../src/lib/contract/wallet.ts';
import { holds, hostileText } from '../properties.ts';

const user = { name: 'Ada Lovelace', email: 'ada@example.com', balance: '10.50', clients: null };
const ticket = { id: 1, draw_id: 7, draw_name: 'Spring', number: 42, purchased_at: null, subscription: true };
const prize = {
  id: 1,
  type: 'monetary',
  value: 500,
  winners: [{ number: 42, user: { name: 'Ada', city: 'Leeds' } }],
};
const draw = {
  id: 7,
  name: 'Spring',
  status: 'live',
  ticket_price: 2.5,
  start_date: '2026-03-01T00:00:00Z',
  user_ticket_maximum: '10',
  user_ticket_count: null,
  tickets: [ticket],
  lottery: { id: 3, type: 'subscription' },
};
const subscription = {
  id: 's1',
  ticket_count: 2,
  lottery_name: 'Weekly',
  status: 'active',
  created_at: null,
};
const tokens = { access_token: 'a', refresh_token: 'b' };

/** One good reply per endpoint that is read. */
const replies: [string, z.ZodMiniType, unknown][] = [
  ['signIn', auth.signIn.reply, tokens],
  ['refreshToken', auth.refreshToken.reply, { access: 'a' }],
  ['changeClient', auth.changeClient.reply, tokens],
  ['getTenant', tenant.getTenant.reply, { name: 'Club', theme: null, quiz: '<p>Q?</p>' }],
  ['getMember', member.getMember.reply, user],
  [
    'getMemberClients',
    member.getMemberClients.reply,
    [{ name: 'C', subdomain: 'c', landing_domain: 'd.test' }],
  ],
  ['listDraws', draws.listDraws.reply, { results: [draw] }],
  ['getDraw', draws.getDraw.reply, draw],
  ['listPrizes', draws.listPrizes.reply, [prize]],
  ['buyTickets', draws.buyTickets.reply, { ticket_count: 2 }],
  ['listTickets', tickets.listTickets.reply, { results: [ticket] }],
  ['listSubscriptions', subscriptions.listSubscriptions.reply, { results: [subscription] }],
  [
    'listSupportTickets',
    support.listSupportTickets.reply,
    [{ id: 1, supportticketresponses: [{ message: 'x' }] }],
  ],
  ['listNotifications', notifications.listNotifications.reply, { results: [{ id: 1, title: 'x' }] }],
  ['checkRegistration', signUp.checkRegistration.reply, { status: 'new' }],
  [
    'listTransactions',
    wallet.listTransactions.reply,
    { results: [{ id: 1, amount: '-5.00', narrative: 'x', created_at: '2026-03-01T00:00:00Z' }] },
  ],
  ['deposit', wallet.deposit.reply, { redirect_url: 'https://pay.example.com' }],
];

type Mutation = (value: unknown) => unknown;

/** Replaces, drops or adds something at a random place of a JSON value. */
function mutate(value: unknown, path: readonly number[], change: Mutation): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return change(value);
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return change(value);
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    name === key ? mutate(entry, rest, change) : entry,
  ]);
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

describe.each(replies)('reply of %s', (_, schema, good) => {
  it('is read', () => {
    expect(z.safeParse(schema, good).error).toBeUndefined();
  });

  it('is read or refused, but never throws, when it is cut or changed anywhere', () => {
    const junk = fc.oneof(fc.jsonValue(), hostileText, fc.constant(undefined), fc.double());
    holds(
      fc.property(fc.array(fc.nat(30), { maxLength: 5 }), junk, (path, value) => {
        const result = z.safeParse(
          schema,
          mutate(good, path, () => value),
        );
        expect(result.success || result.error.issues.length > 0).toBe(true);
      }),
    );
  });
});

describe('a purchase', () => {
  const read = (reply: unknown) => z.safeParse(draws.buyTickets.reply, reply).data;

  it('is bought, or leads to a payment first', () => {
    expect(read({ ticket_count: '2' })).toEqual({ kind: 'bought', count: 2 });
    expect(read({ redirect_url: 'u', ticket_count: 2 })).toEqual({ kind: 'redirect', url: 'u' });
    expect(read({ redirect_url: null, ticket_count: 0 })).toEqual({ kind: 'bought', count: 0 });
    expect([read({}), read({ redirect_url: '' }), read(null)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('fillPath', () => {
  it('encodes parameters and misses none', () => {
    expect(fillPath('draws/{id}/', { id: '7' })).toBe('draws/7/');
    expect(fillPath('draws/{id}/', { id: '../users/me?x#y' })).toBe('draws/..%2Fusers%2Fme%3Fx%23y/');
    expect(fillPath('draws/public/')).toBe('draws/public/');
    expect(() => fillPath('draws/{id}/')).toThrow("'id'");
    expect(() => fillPath('draws/{id}/', { id: '' })).toThrow("'id'");
  });
});
