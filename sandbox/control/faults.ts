import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { patternOf } from '../http/request-parsing.ts';
import { memberOfBearer } from '../identity/members.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * A way for calls to go wrong. All given conditions have to fit; the first fault that fits is used.
 *
 * - `path`: the contract's pattern (`draws/{id}/buy_tickets/`) or a plain path without the first slash
 * - `club`, `email`: only calls of this club, only calls that this member makes signed in
 * - `times`: how often it happens, without end when left out
 * - `when`: `before` the sandbox acts, or `after` it did, so that only the answer goes wrong
 * - `delayMs`: waits so long, or until the faults are cleared; alone it only slows the call down
 * - `status`, `body`, `headers`: answered instead; a body that is no string is sent as JSON
 * - `drop`: `true` cuts the connection without an answer, `'body'` halfway through the answer's body
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

/** How often it is looked whether bytes have gone out. */
const lookMs = 5;

/** Waits until so many bytes more than `before` have left for the network. */
async function sent(socket: Socket, before: number, bytes: number): Promise<void> {
  const isWaiting = () => socket.bytesWritten - before < bytes || socket.writableLength > 0;
  while (!socket.destroyed && isWaiting()) await sleep(lookMs);
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly club: string | undefined;
  readonly email: string | undefined;
}

function fits(fault: Fault, asked: Asked): boolean {
  return (['method', 'path', 'club', 'email'] as const).every(
    (name) => fault[name] === undefined || fault[name] === asked[name],
  );
}

/** The faults that are set, each with how often it is still to happen. */
export class Faults {
  #planned: { fault: Fault; left: number }[] = [];
  #cleared = new AbortController();

  add(faults: readonly Fault[]): void {
    this.#planned.push(...faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })));
  }

  /** Forgets all faults; calls that one of them delays go on at once. */
  clear(): void {
    this.#planned = [];
    this.#cleared.abort();
    this.#cleared = new AbortController();
  }

  /** Waits as long as a fault delays its call. */
  async wait({ delayMs }: Fault): Promise<void> {
    const { signal } = this.#cleared;
    if (delayMs) await sleep(delayMs, undefined, { ref: false, signal }).catch(() => undefined);
  }

  /** The fault that happens to this call, if any; that uses it up once. */
  consume(asked: Asked): Fault | undefined {
    const planned = this.#planned.find(({ fault, left }) => left > 0 && fits(fault, asked));
    if (planned) planned.left -= 1;
    return planned?.fault;
  }
}

function bodyOf(fault: Fault): string {
  if (fault.body === undefined) return '';
  return typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
}

/** The answer a fault puts in place of the real one; undefined when it only delays or cuts. */
function answerOf(fault: Fault): Response | undefined {
  if (fault.status === undefined && fault.body === undefined) return undefined;
  const status = fault.status ?? 200;
  const body = [204, 205, 304].includes(status) ? null : bodyOf(fault);
  return new Response(body, { status, headers: { 'Content-Type': 'application/json', ...fault.headers } });
}

/** The same answer with the connection cut after half of its body. */
function cutOff(response: Response, socket: Socket): Response {
  const before = socket.bytesWritten;
  const half = new ReadableStream<Uint8Array>({
    async start(controller) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      const first = bytes.subarray(0, Math.ceil(bytes.length / 2));
      controller.enqueue(first);
      // A browser asks again for what it has seen nothing of.
      await sent(socket, before, first.length);
      socket.destroy();
    },
  });
  const cut = new Response(half, response);
  // Packed, its first half might never leave.
  cut.headers.set('Cache-Control', 'no-transform');
  return cut;
}

function apply(context: Context<{ Bindings: HttpBindings }>, fault: Fault): void {
  const { socket } = context.env.incoming;
  if (fault.drop === true) socket.destroy();
  const answer = answerOf(fault);
  if (answer) context.res = answer;
  if (fault.drop === 'body') context.res = cutOff(context.res, socket);
}

/** Lets the planned faults happen to the calls they fit. */
export function faultMiddleware(sandbox: Sandbox): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const fault = sandbox.faults.consume({
      method: context.req.method,
      path: patternOf(context.req.method, context.req.path),
      club: context.req.header('Host')?.split('.')[0],
      email: memberOfBearer(sandbox, context.req.header('Authorization'))?.email,
    });
    if (fault?.when === 'before') await sandbox.faults.wait(fault);
    const instead = fault && (fault.drop === true || answerOf(fault) !== undefined);
    if (!instead || fault.when === 'after') await next();
    if (fault?.when === 'after') await sandbox.faults.wait(fault);
    if (fault) apply(context, fault);
    return undefined;
  };
}
