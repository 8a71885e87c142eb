import type { Context } from 'hono';
import * as z from 'zod/mini';
import { advanceDraws } from '../draws/lifecycle.ts';
import type { App } from '../http/calls.ts';
import { refuseField } from '../http/refusal.ts';
import { countRequests } from '../http/request-log.ts';
import { parsePayload } from '../http/request-parsing.ts';
import { findPerson } from '../identity/members.ts';
import { expireTokens, revokeTokens } from '../identity/tokens.ts';
import { backendProfileSchema } from '../profiles/backend-profile.ts';
import type { Sandbox } from '../sandbox.ts';
import { reseed } from '../seed/seed.ts';
import { toIso } from '../storage/clock.ts';
import { readOutbox } from '../storage/outbox.ts';
import { auditLedger } from '../wallet/ledger.ts';
import { faultSchema } from './faults.ts';
import {
  addNotifications,
  addSupportReply,
  notificationsSchema,
  supportReplySchema,
} from './member-messages.ts';
import {
  addDraws,
  addMember,
  addTransactions,
  drawsSchema,
  memberSchema,
  transactionsSchema,
} from './test-data.ts';

const clockSchema = z.object({ now: z.optional(z.number()), advanceMs: z.optional(z.number()) });
const tokensSchema = z.object({ email: z.optional(z.string()) });

async function readBody<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parsePayload(schema, (await context.req.text()) || '{}');
}

function reset(sandbox: Sandbox): void {
  sandbox.faults.clear();
  sandbox.requests.clear();
  sandbox.signIns.clear();
  sandbox.profile.current = sandbox.profile.initial;
  reseed(sandbox);
}

function findPersonId(sandbox: Sandbox, email: string | undefined): number | undefined {
  if (email === undefined) return undefined;
  return findPerson(sandbox, email)?.id ?? refuseField('email', 'No person has this email.');
}

function mountClock(app: App, sandbox: Sandbox): void {
  app.post('/__sandbox/clock', async (context) => {
    const { now, advanceMs } = await readBody(context, clockSchema);
    if (now !== undefined) sandbox.clock.set(now);
    if (advanceMs !== undefined) sandbox.clock.advance(advanceMs);
    advanceDraws(sandbox);
    return context.json({ now: sandbox.clock.now(), iso: toIso(sandbox.clock.now()) });
  });
}

function mountTokens(app: App, sandbox: Sandbox): void {
  app.post('/__sandbox/tokens/expire', async (context) => {
    expireTokens(sandbox, findPersonId(sandbox, (await readBody(context, tokensSchema)).email));
    return context.body(null, 204);
  });
  app.post('/__sandbox/tokens/revoke', async (context) => {
    revokeTokens(sandbox, findPersonId(sandbox, (await readBody(context, tokensSchema)).email));
    return context.body(null, 204);
  });
}

function mountFaults(app: App, { faults }: Sandbox): void {
  app.post('/__sandbox/faults', async (context) => {
    faults.add(await readBody(context, z.array(faultSchema)));
    return context.body(null, 204);
  });
  // One request replaces all faults, so that no call falls between clearing and adding.
  app.put('/__sandbox/faults', async (context) => {
    const input = await readBody(context, z.array(faultSchema));
    faults.clear();
    faults.add(input);
    return context.body(null, 204);
  });
  app.delete('/__sandbox/faults', (context) => {
    faults.clear();
    return context.body(null, 204);
  });
}

function mountProfile(app: App, { profile }: Sandbox): void {
  app.post('/__sandbox/profile', async (context) => {
    profile.current = await readBody(context, backendProfileSchema);
    return context.body(null, 204);
  });
}

function mountRequests(app: App, { requests }: Sandbox): void {
  app.get('/__sandbox/requests', (context) => {
    const entries = requests.read(context.req.query('email'));
    const { preflights } = requests;
    return context.json({ requests: entries, counts: countRequests(entries), preflights });
  });
  app.delete('/__sandbox/requests', (context) => {
    requests.clear();
    return context.body(null, 204);
  });
}

function mountTestData(app: App, sandbox: Sandbox): void {
  app.post('/__sandbox/draws', async (context) => {
    const input = await readBody(context, drawsSchema);
    return context.json({ ids: addDraws(sandbox, input) }, 201);
  });
  app.post('/__sandbox/transactions', async (context) => {
    const input = await readBody(context, transactionsSchema);
    addTransactions(sandbox, input);
    return context.json({}, 201);
  });
  app.post('/__sandbox/members', async (context) => {
    const input = await readBody(context, memberSchema);
    return context.json(addMember(sandbox, input), 201);
  });
}

function mountMessages(app: App, sandbox: Sandbox): void {
  app.post('/__sandbox/notifications', async (context) => {
    addNotifications(sandbox, await readBody(context, notificationsSchema));
    return context.json({}, 201);
  });
  app.post('/__sandbox/answers', async (context) => {
    addSupportReply(sandbox, await readBody(context, supportReplySchema));
    return context.json({}, 201);
  });
}

/** Mounts the control API for tests under `/__sandbox/`, at any host. The site never calls it. */
export function mountControl(app: App, sandbox: Sandbox): void {
  app.post('/__sandbox/reset', (context) => {
    reset(sandbox);
    return context.body(null, 204);
  });
  app.get('/__sandbox/outbox', (context) => context.json(readOutbox(sandbox)));
  app.get('/__sandbox/ledger', (context) => context.json(auditLedger(sandbox)));
  mountClock(app, sandbox);
  mountTokens(app, sandbox);
  mountFaults(app, sandbox);
  mountProfile(app, sandbox);
  mountRequests(app, sandbox);
  mountTestData(app, sandbox);
  mountMessages(app, sandbox);
}
