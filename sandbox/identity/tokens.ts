import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { accessLifeMs } from '../profiles/backend-profile.ts';
import type { Sandbox } from '../sandbox.ts';
import { dayMs } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { readSetting, writeSetting } from '../storage/settings.ts';

const refreshLifeMs = { remembered: 30 * dayMs, forgotten: dayMs };

/** `exp` in seconds since 1970 (RFC 7519). */
const claimsSchema = z.object({ membership: z.number(), epoch: z.number(), exp: z.number() });
type Claims = z.infer<typeof claimsSchema>;

interface Holder {
  readonly membershipId: number;
  readonly tokenEpoch: number;
}

function getTokenSecret(database: Database): string {
  const stored = readSetting(database, 'tokenSecret');
  if (stored) return stored;
  const secret = randomBytes(32).toString('hex');
  writeSetting(database, 'tokenSecret', secret);
  return secret;
}

function sign(database: Database, body: string): string {
  return createHmac('sha256', getTokenSecret(database)).update(body).digest('base64url');
}

/** Hashes a token for storage, so that the data file contains no usable token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const header = encoded({ alg: 'HS256', typ: 'JWT' });

function issueAccess({ database, clock, profile }: Sandbox, holder: Holder): string {
  const claims: Claims = {
    membership: holder.membershipId,
    epoch: holder.tokenEpoch,
    exp: Math.floor((clock.now() + accessLifeMs(profile.current)) / 1_000),
  };
  const body = `${header}.${encoded(claims)}`;
  return `${body}.${sign(database, body)}`;
}

function issueRefresh({ database, clock }: Sandbox, holder: Holder, remember: boolean): string {
  const token = randomToken();
  const expires = clock.now() + (remember ? refreshLifeMs.remembered : refreshLifeMs.forgotten);
  database.run(
    'INSERT INTO refresh_tokens (token_hash, membership_id, expires_at, remember) VALUES (?, ?, ?, ?)',
    hashToken(token),
    holder.membershipId,
    expires,
    Number(remember),
  );
  return token;
}

/**
 * Issues an access token and a single-use refresh token. The latter lasts 30 days, or one day without
 * `remember`.
 */
export function issueTokens(sandbox: Sandbox, holder: Holder, remember = true) {
  return { access: issueAccess(sandbox, holder), refresh: issueRefresh(sandbox, holder, remember) };
}

/** Undefined for a spent, expired or unknown token. */
export function rotateTokens(sandbox: Sandbox, refreshToken: string) {
  const holder = sandbox.database.one<Holder & { remember: number }>(
    `DELETE FROM refresh_tokens WHERE token_hash = ? AND expires_at > ?
     RETURNING membership_id AS membershipId, remember, (
       SELECT token_epoch FROM people JOIN memberships ON person_id = people.id
       WHERE memberships.id = refresh_tokens.membership_id
     ) AS tokenEpoch`,
    hashToken(refreshToken),
    sandbox.clock.now(),
  );
  return holder && issueTokens(sandbox, holder, Boolean(holder.remember));
}

function readClaims(token: string, database: Database): Claims | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(database, `${head}.${body}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}

/** Undefined for an unsigned or expired token. */
export function readAccess({ database, clock }: Sandbox, token: string): Holder | undefined {
  const claims = readClaims(token, database);
  if (!claims || claims.exp * 1_000 <= clock.now()) return undefined;
  return { membershipId: claims.membership, tokenEpoch: claims.epoch };
}

/** Without `personId`, expires everyone's access tokens. */
export function expireTokens({ database }: Sandbox, personId?: number): void {
  const person = personId ?? null;
  const sql = 'UPDATE people SET token_epoch = token_epoch + 1 WHERE ? IS NULL OR id = ?';
  database.run(sql, person, person);
}

/** Without `personId`, revokes everyone's tokens. */
export function revokeTokens(sandbox: Sandbox, personId?: number): void {
  const person = personId ?? null;
  expireTokens(sandbox, personId);
  sandbox.database.run(
    `DELETE FROM refresh_tokens WHERE ? IS NULL OR membership_id IN (
       SELECT id FROM memberships WHERE person_id = ?
     )`,
    person,
    person,
  );
}
