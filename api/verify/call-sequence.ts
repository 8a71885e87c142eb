import { refreshToken, signIn, type Tokens } from '../../src/lib/contract/auth.ts';
import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import { type MemberProfile, memberProfileSchema } from '../../src/lib/contract/member.ts';
import { withoutTime } from '../../src/lib/format/calendar-dates.ts';
import type { Caller } from './caller.ts';
import { type Exchange, isId, readEntries } from './exchange.ts';

export const testSupportRequest = {
  category: 'General',
  subject: 'Test of the API',
  description: 'Written by the command that verifies the API. Nothing needs to be done.',
} as const;

const minDeposit = '1.00';

function changeProfile(user: MemberProfile) {
  const { phone_number, address1, address2, city, county, postcode, date_of_birth } = user;
  return {
    name: user.name.endsWith(' V') ? user.name.slice(0, -2) : `${user.name} V`,
    phone_number,
    address1,
    address2,
    city,
    county,
    postcode,
    date_of_birth: withoutTime(date_of_birth) || null,
  };
}

/** Restores the profile after the test. The deposit stays unpaid. */
async function makeWrites(caller: Caller, bearer: string): Promise<void> {
  const before = caller.exchanges.find(({ name, purpose }) => name === 'getMember' && purpose === 'read');
  const user = memberProfileSchema().safeParse(before?.body).data;
  if (user) {
    const payload = changeProfile(user);
    await caller.ask('updateMember', 'write', { bearer, payload });
    await caller.ask('getMember', 'read after the write', { bearer });
    await caller.ask('updateMember', 'write', { bearer, payload: { ...payload, name: user.name } });
  }
  await caller.ask('createSupportTicket', 'write', { bearer, payload: testSupportRequest });
  await caller.ask('listSupportTickets', 'read after the write', { bearer });
  await caller.ask('deposit', 'write', { bearer, payload: { amount: minDeposit } });
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const unusedValues = {
  wrongPassword: 'not-the-password-8f3a',
  token: 'never-given-8f3a',
  search: 'nothing is called so 8f3a',
  id: { number: '999999999', text: '00000000-0000-4000-8000-000000000000' },
} as const;

const rafflesQuery = { status: ['live', 'scheduled'], sort: 'popular', order: 'desc' };

const plainReads: readonly EndpointName[] = [
  'getMember',
  'getMemberClients',
  'getTenant',
  'listTickets',
  'listTransactions',
  'listSupportTickets',
  'listNotifications',
  'listSubscriptions',
];

function payloadOf({ email, password }: Credentials) {
  return { email, password, remember_me: true, is_staff: false, reactivation: false };
}

function tamperWith(token: string): string {
  const end = token.endsWith('A') ? 'B' : 'A';
  return token.length > 24 ? `${token.slice(0, -8)}${end.repeat(8)}` : unusedValues.token;
}

/** Sends the wrong password first, because a successful sign-in resets the failure count. */
async function signInMember(caller: Caller, credentials: Credentials): Promise<Tokens | undefined> {
  await caller.preflight('signIn', 'preflight', ['content-type']);
  await caller.ask('getTenant', 'read as a visitor');
  await caller.ask('checkRegistration', 'known email', { payload: { email: credentials.email } });
  await caller.ask('validateResetToken', 'unknown reset token', { payload: { token: unusedValues.token } });
  const wrongPayload = payloadOf({ ...credentials, password: unusedValues.wrongPassword });
  await caller.ask('signIn', 'wrong password', { payload: wrongPayload });
  const { body } = await caller.ask('signIn', 'sign in', { payload: payloadOf(credentials) });
  return signIn.reply().safeParse(body).data;
}

/** Prefers a live draw, which has every field. */
function findDrawId(list: Exchange): string | undefined {
  const entries = readEntries(list.body);
  const draw = entries.find(({ status }) => status === 'live') ?? entries[0];
  return isId(draw?.id) ? String(draw.id) : undefined;
}

async function makeReads(caller: Caller, bearer: string, hasKeys: boolean): Promise<void> {
  await caller.preflight('getMember', 'preflight', ['authorization']);
  await caller.preflight('updateMember', 'preflight', ['authorization', 'content-type']);
  if (hasKeys) {
    const headers = ['authorization', 'content-type', 'idempotency-key'];
    await caller.preflight('createSupportTicket', 'preflight', headers);
  }
  for (const name of plainReads) await caller.ask(name, 'read', { bearer });
  await caller.ask('changeClient', 'read', { bearer });
  const list = await caller.ask('listDraws', 'read', { bearer, query: rafflesQuery });
  await caller.ask('listDraws', 'every draw by price', { bearer, query: { sort: 'price', order: 'asc' } });
  const query = { search: unusedValues.search, sort: 'popular', order: 'desc' };
  await caller.ask('listDraws', 'search for nothing', { bearer, query });
  const id = findDrawId(list);
  if (id !== undefined) {
    await caller.ask('getDraw', 'read', { bearer, params: { id } });
    await caller.ask('listPrizes', 'read', { bearer, params: { id } });
  }
  const unknown = id === undefined || /^\d+$/.test(id) ? unusedValues.id.number : unusedValues.id.text;
  await caller.ask('getDraw', 'unknown id', { bearer, params: { id: unknown } });
}

async function makeBearerCalls(caller: Caller, access: string): Promise<void> {
  await caller.ask('getMember', 'stale token', { bearer: tamperWith(access) });
  await caller.ask('getTenant', 'stale token', { bearer: tamperWith(access) });
  await caller.ask('getMember', 'no token');
}

/** Runs last, because a repeated refresh token may end the session. */
async function refreshTokens(caller: Caller, token: string): Promise<void> {
  const payload = { refreshToken: token };
  await caller.ask('refreshToken', 'unknown refresh token', {
    payload: { refreshToken: unusedValues.token },
  });
  const { body } = await caller.ask('refreshToken', 'refresh', { payload });
  const tokens = refreshToken.reply().safeParse(body).data;
  if (!tokens) return;
  await caller.ask('getMember', 'read after the refresh', { bearer: tokens.access });
  if (tokens.refresh && tokens.refresh !== token) {
    await caller.ask('refreshToken', 'refresh again', { payload });
  }
}

interface SequenceOptions extends Credentials {
  readonly shouldWrite: boolean;
  readonly hasIdempotencyKeys: boolean;
}

/**
 * Signs in, then makes every read call of the site, and small writes with `shouldWrite`. Stops when the
 * sign-in fails.
 */
export async function makeCalls(
  caller: Caller,
  { shouldWrite, hasIdempotencyKeys, ...credentials }: SequenceOptions,
): Promise<void> {
  const tokens = await signInMember(caller, credentials);
  if (!tokens) return;
  await makeReads(caller, tokens.access, hasIdempotencyKeys);
  await makeBearerCalls(caller, tokens.access);
  if (shouldWrite) await makeWrites(caller, tokens.access);
  await refreshTokens(caller, tokens.refresh);
}
