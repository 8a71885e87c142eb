import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { type Member, memberOfBearer } from '../identity/members.ts';
import type { Sandbox } from '../sandbox.ts';
import { hourMs } from '../storage/clock.ts';
import { Refusal, type RefusalStatus, refuse } from './refusal.ts';

/** Time that a reply is stored for repeated requests. */
const storedMs = 24 * hourMs;

const quoted = /^"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"$/;

function readKey(context: Context): string | undefined {
  const header = context.req.header('Idempotency-Key');
  if (header === undefined || context.req.method === 'GET') return undefined;
  return quoted.exec(header.trim())?.[1] ?? refuse('The Idempotency-Key must be a quoted string.');
}

/** Refuses a repeated request with 409 while the first one is in flight. */
export function refuseInFlight(sandbox: Sandbox): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const inFlight = new Set<string>();
  return async (context, next) => {
    const key = readKey(context);
    const member = key && memberOfBearer(sandbox, context.req.header('Authorization'));
    if (!member) {
      // Hono takes a returned value for the reply, which a cut connection lacks.
      await next();
      return;
    }
    const request = `${member.id} ${key}`;
    if (inFlight.has(request)) throw new Refusal(409, { detail: 'This request is still in progress.' });
    inFlight.add(request);
    try {
      await next();
    } finally {
      inFlight.delete(request);
    }
  };
}

interface StoredReply {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string | null;
}

async function createFingerprint({ req }: Context): Promise<string> {
  const hash = createHash('sha256');
  return hash.update(`${req.method} ${req.path}\n${await req.text()}`).digest('hex');
}

/**
 * Runs `work` in a transaction, once per member and `Idempotency-Key` (IETF draft). A repeated request
 * receives the stored reply, refusals included. The stored reply commits together with the bookings.
 * @throws {Refusal} 422 for a key that was used with another request; also errors of `work`
 */
export async function runOnce(
  sandbox: Sandbox,
  context: Context,
  member: Member | undefined,
  work: () => unknown,
): Promise<unknown> {
  const { database, clock } = sandbox;
  const key = member && readKey(context);
  if (!key) return database.transaction(work);
  const fingerprint = await createFingerprint(context);
  const store = (status: number, body: unknown) => {
    database.run('DELETE FROM idempotency_keys WHERE created_at < ?', clock.now() - storedMs);
    database.run(
      `INSERT INTO idempotency_keys (membership_id, key, fingerprint, status, body, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      ...[member.id, key, fingerprint, status, body === undefined ? null : JSON.stringify(body), clock.now()],
    );
  };
  const stored = database.one<StoredReply>(
    'SELECT fingerprint, status, body FROM idempotency_keys WHERE membership_id = ? AND key = ?',
    ...[member.id, key],
  );
  if (stored) return replay(stored, fingerprint);
  try {
    return database.transaction(() => {
      const body = work();
      store(200, body);
      return body;
    });
  } catch (error) {
    if (error instanceof Refusal) store(error.status, error.body);
    throw error;
  }
}

function replay({ fingerprint, status, body }: StoredReply, requestFingerprint: string): unknown {
  if (fingerprint !== requestFingerprint) {
    throw new Refusal(422, { detail: 'This Idempotency-Key was used with another request.' });
  }
  const parsed = body === null ? undefined : JSON.parse(body);
  if (status === 200) return parsed;
  throw new Refusal(status as RefusalStatus, parsed);
}
