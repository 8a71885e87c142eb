import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { patternOf } from '../http/request-parsing.ts';
import { memberOfBearer } from '../identity/members.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * A fault for calls. All given conditions must match. The first matching fault applies.
 *
 * - `path`: the contract's pattern (`draws/{id}/buy_tickets/`) or a plain path without the first slash
 * - `club`, `email`: only calls at this tenant, or signed in as this member
 * - `times`: number of uses, unlimited by default
 * - `when`: `before` the handler runs, or `after` it, so that only the reply fails
 * - `delayMs`: delays the call, at most until the faults are cleared
 * - `status`, `body`, `headers`: the reply instead; a body other than text is sent as JSON
 * - `drop`: `true` cuts the connection without a reply, `'body'` in the middle of the reply's body
 */
export const faultSchema = z.object({
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  club: z.optional(z.string()),
  email: z.optional(z.string()),
  times: z.optional(z.int().check(z.positive())),
  when: z._default(z.enum(['before', 'after']), 'before'),
  delayMs: z.optional(z.int().check(z.nonnegative())),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  drop: z.optional(z.union([z.literal(true), z.literal('body')])),
});

export type Fault = z.output<typeof faultSchema>;

const pollMs = 5;

async function waitUntilSent(socket: Socket, before: number, bytes: number): Promise<void> {
  const isWaiting = () => socket.bytesWritten - before < bytes || socket.writableLength > 0;
  while (!socket.destroyed && isWaiting()) await sleep(pollMs);
}

interface IncomingCall {
  readonly method: string;
  readonly path: string;
  readonly club: string | undefined;
  readonly email: string | undefined;
}

function isMatch(fault: Fault, call: IncomingCall): boolean {
  return (['method', 'path', 'club', 'email'] as const).every(
    (name) => fault[name] === undefined || fault[name] === call[name],
  );
}

export class Faults {
  #planned: { fault: Fault; remaining: number }[] = [];
  #cleared = new AbortController();

  add(faults: readonly Fault[]): void {
    this.#planned.push(
      ...faults.map((fault) => ({ fault, remaining: fault.times ?? Number.POSITIVE_INFINITY })),
    );
  }

  clear(): void {
    this.#planned = [];
    this.#cleared.abort();
    this.#cleared = new AbortController();
  }

  async wait({ delayMs }: Fault): Promise<void> {
    const { signal } = this.#cleared;
    if (delayMs) await sleep(delayMs, undefined, { ref: false, signal }).catch(() => undefined);
  }

  consume(call: IncomingCall): Fault | undefined {
    const planned = this.#planned.find(({ fault, remaining }) => remaining > 0 && isMatch(fault, call));
    if (planned) planned.remaining -= 1;
    return planned?.fault;
  }
}

function formatBody(fault: Fault): string {
  if (fault.body === undefined) return '';
  return typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
}

function replyOf(fault: Fault): Response | undefined {
  if (fault.status === undefined && fault.body === undefined) return undefined;
  const status = fault.status ?? 200;
  const body = [204, 205, 304].includes(status) ? null : formatBody(fault);
  return new Response(body, { status, headers: { 'Content-Type': 'application/json', ...fault.headers } });
}

function cutInHalf(response: Response, socket: Socket): Response {
  const before = socket.bytesWritten;
  const half = new ReadableStream<Uint8Array>({
    async start(controller) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      const first = bytes.subarray(0, Math.ceil(bytes.length / 2));
      controller.enqueue(first);
      // Waits, because a browser repeats a request without any received bytes.
      await waitUntilSent(socket, before, first.length);
      socket.destroy();
    },
  });
  const cut = new Response(half, response);
  // Prevents compression, which could delay the first half.
  cut.headers.set('Cache-Control', 'no-transform');
  return cut;
}

function apply(context: Context<{ Bindings: HttpBindings }>, fault: Fault): void {
  const { socket } = context.env.incoming;
  if (fault.drop === true) socket.destroy();
  const reply = replyOf(fault);
  if (reply) context.res = reply;
  if (fault.drop === 'body') context.res = cutInHalf(context.res, socket);
}

export function faultMiddleware(sandbox: Sandbox): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const fault = sandbox.faults.consume({
      method: context.req.method,
      path: patternOf(context.req.method, context.req.path),
      club: context.req.header('Host')?.split('.')[0],
      email: memberOfBearer(sandbox, context.req.header('Authorization'))?.email,
    });
    if (fault?.when === 'before') await sandbox.faults.wait(fault);
    const isReplaced = fault && (fault.drop === true || replyOf(fault) !== undefined);
    if (!isReplaced || fault.when === 'after') await next();
    if (fault?.when === 'after') await sandbox.faults.wait(fault);
    if (fault) apply(context, fault);
    return undefined;
  };
}
