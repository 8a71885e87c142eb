import type { Context } from 'hono';
import * as z from 'zod/mini';
import { JsonList } from './handler.ts';
import { Refusal } from './refusal.ts';

/**
 * How the API answers where the contract leaves it free.
 *
 * - `pageSize`: lists come in pages of so many entries, with `count` and `next` as Django REST Framework has them
 * - `paged`: only these calls' lists do, by the contract's paths
 */
export const mannerSchema = z.object({
  pageSize: z.optional(z.int().check(z.positive())),
  paged: z.optional(z.array(z.string())),
});

export type Manner = z.output<typeof mannerSchema>;

interface Page {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
}

/** @throws {Refusal} 404 for a page that there is not */
function pageOf(context: Context, count: number, size: number): Page {
  const last = Math.max(1, Math.ceil(count / size));
  const page = Number(context.req.query('page') ?? 1);
  if (!(Number.isInteger(page) && page >= 1 && page <= last)) {
    throw new Refusal(404, { detail: 'Invalid page.' });
  }
  const addressOf = (number: number) => {
    const address = new URL(context.req.url);
    address.searchParams.set('page', String(number));
    return address.href;
  };
  return {
    from: (page - 1) * size,
    to: page * size,
    count,
    next: page < last ? addressOf(page + 1) : null,
    previous: page > 1 ? addressOf(page - 1) : null,
  };
}

/** The entries of an answer that is a list; undefined for any other. */
function entriesIn(body: unknown): readonly unknown[] | undefined {
  const list = typeof body === 'object' && body !== null && 'results' in body ? body.results : body;
  return Array.isArray(list) ? list : undefined;
}

/** Answers a call with what its handler gave, a list in pages where these are asked for. @throws {Refusal} 404 */
export function answerInManner(context: Context, path: string, manner: Manner, body: unknown): Response {
  const { pageSize, paged } = manner;
  const isPaged = pageSize !== undefined && (paged?.includes(path) ?? true);
  const entries = body instanceof JsonList ? body : entriesIn(body);
  if (isPaged && entries) {
    const { from, to, ...page } = pageOf(context, entries.length, pageSize);
    if (!(entries instanceof JsonList)) return context.json({ ...page, results: entries.slice(from, to) });
    return context.body(entries.write(page, from, to), 200, { 'Content-Type': 'application/json' });
  }
  if (body === undefined) return context.body(null, 204);
  if (body instanceof JsonList) {
    return context.body(body.write({}, 0, body.length), 200, { 'Content-Type': 'application/json' });
  }
  return context.json(body);
}
