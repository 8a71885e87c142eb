import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { addDraw, addLottery } from '../draws/draw-records.ts';
import { refuseField } from '../http/refusal.ts';
import { addMembership, addPerson, findMemberByEmail } from '../identity/members.ts';
import { findTenant } from '../identity/tenants.ts';
import { issueTokens } from '../identity/tokens.ts';
import type { Sandbox } from '../sandbox.ts';
import { cashPrize, itemPrize, sharePrize } from '../seed/lottery-seed.ts';
import { demoPassword, demoPasswordHash } from '../seed/members.ts';
import { dayMs, minuteMs } from '../storage/clock.ts';
import { addEntry } from '../wallet/ledger.ts';

const club = z.string();
const positive = z.int().check(z.positive());

/** `count` equal draws for a tenant, each of a separate lottery. Money in pence, times relative to now. */
export const drawsSchema = z.object({
  club,
  count: z._default(positive, 1),
  name: z._default(z.string(), 'Extra draw'),
  type: z._default(z.enum(['subscription', 'one_time']), 'one_time'),
  ticketPrice: z._default(positive, 100),
  maximum: z._default(positive, 20),
  status: z._default(z.enum(['scheduled', 'live']), 'live'),
  opensInMs: z._default(z.int(), dayMs),
  closesInMs: z._default(z.int(), 7 * dayMs),
  repeatsEveryMs: z.optional(positive),
  prize: z._default(z.enum(['cash', 'share', 'thing']), 'cash'),
  /** Defaults to the prize. */
  priceCta: z.optional(z.string()),
});

const prizes = {
  cash: cashPrize(50),
  share: sharePrize(50, 'gross', 'Before costs.', 5000),
  thing: itemPrize('A hamper', 5000),
};

export const transactionsSchema = z.object({ club, email: z.string(), count: positive });

export const memberSchema = z.object({
  club,
  name: z._default(z.string(), 'Taylor Brooks'),
  email: z.optional(z.string()),
  balance: z._default(z.int().check(z.nonnegative()), 0),
});

function requireTenant(subdomain: string) {
  return findTenant(subdomain) ?? refuseField('club', 'This club does not exist.');
}

/** @throws {Refusal} 400 on `club` or `email` */
export function requireMember(sandbox: Sandbox, input: { readonly club: string; readonly email: string }) {
  const member = findMemberByEmail(sandbox, requireTenant(input.club), input.email);
  return member ?? refuseField('email', 'No member of this club has this email.');
}

/** @returns ids of the new draws, in order */
export function addDraws(sandbox: Sandbox, input: z.output<typeof drawsSchema>): number[] {
  const now = sandbox.clock.now();
  requireTenant(input.club);
  return sandbox.database.transaction(() =>
    Array.from({ length: input.count }, (_, index) => {
      const name = input.count === 1 ? input.name : `${input.name} ${index + 1}`;
      const lotteryId = addLottery(sandbox, {
        club: input.club,
        name,
        description: 'Added on request.',
        type: input.type,
        repeatsEveryMs: input.repeatsEveryMs,
      });
      return addDraw(sandbox, {
        lottery_id: lotteryId,
        club: input.club,
        name,
        description: 'A draw that was added on request, with one prize.',
        picture: 'cash',
        status: input.status,
        ticket_price: input.ticketPrice,
        start_date: input.status === 'live' ? now - minuteMs : now + input.opensInMs,
        end_date: now + input.closesInMs + index * minuteMs,
        price_cta: input.priceCta ?? prizes[input.prize].description,
        draw_cta: 'One winner takes it all',
        ticket_maximum: input.maximum,
        prizes: [prizes[input.prize]],
      });
    }),
  );
}

/** Books one transaction every 15 minutes, until now. */
export function addTransactions(sandbox: Sandbox, input: z.output<typeof transactionsSchema>): void {
  const member = requireMember(sandbox, input);
  const now = sandbox.clock.now();
  sandbox.database.transaction(() => {
    for (let index = 0; index < input.count; index++) {
      const withdrawal = index % 10 === 9;
      addEntry(sandbox, {
        membershipId: member.id,
        amount: withdrawal ? -500 : 1000,
        kind: withdrawal ? 'withdrawal' : 'deposit',
        narrative: withdrawal ? 'Withdrawal to account ending 6789' : 'Deposit',
        createdAt: now - (input.count - index) * 15 * minuteMs,
      });
    }
  });
}

/** @returns credentials, and tokens for tests that skip the sign-in form */
export function addMember(sandbox: Sandbox, input: z.output<typeof memberSchema>) {
  const { subdomain } = requireTenant(input.club);
  const email = input.email ?? `member-${randomUUID()}@example.com`;
  return sandbox.database.transaction(() => {
    const joinedAt = sandbox.clock.now();
    const personId = addPerson(sandbox, {
      email,
      name: input.name,
      passwordHash: demoPasswordHash(),
      phone_number: '07700 900123',
      date_of_birth: '1990-05-17',
      address1: '4 Mill Lane',
      city: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS1 4AB',
    });
    const membershipId = addMembership(sandbox, personId, { club: subdomain, joinedAt, refCode: '10024' });
    if (input.balance > 0) {
      addEntry(sandbox, { membershipId, amount: input.balance, kind: 'deposit', narrative: 'Deposit' });
    }
    return { email, password: demoPassword, ...issueTokens(sandbox, { membershipId, tokenEpoch: 0 }) };
  });
}
