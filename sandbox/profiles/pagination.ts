import type { Context } from 'hono';
import { JsonList } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { originOf } from '../http/request-parsing.ts';

interface Page {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
}

function readPage(context: Context, count: number, size: number): Page {
  const last = Math.max(1, Math.ceil(count / size));
  const page = Number(context.req.query('page') ?? 1);
  if (!(Number.isInteger(page) && page >= 1 && page <= last)) {
    throw new Refusal(404, { detail: 'Invalid page.' });
  }
  const { pathname, search } = new URL(context.req.url);
  const pageUrl = (number: number) => {
    const url = new URL(pathname + search, originOf(context));
    url.searchParams.set('page', String(number));
    return url.href;
  };
  return {
    from: (page - 1) * size,
    to: page * size,
    count,
    next: page < last ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
  };
}

function findEntries(body: unknown): readonly unknown[] | undefined {
  const list = typeof body === 'object' && body !== null && 'results' in body ? body.results : body;
  return Array.isArray(list) ? list : undefined;
}

const json = { 'Content-Type': 'application/json' };

/** Paginates lists when `pageSize` is set. @throws {Refusal} 404 for a page that does not exist */
export function createResponse(context: Context, pageSize: number | undefined, body: unknown): Response {
  const entries = body instanceof JsonList ? body : findEntries(body);
  if (pageSize !== undefined && entries) {
    const { from, to, ...page } = readPage(context, entries.length, pageSize);
    if (!(entries instanceof JsonList)) return context.json({ ...page, results: entries.slice(from, to) });
    return context.body(entries.write(page, from, to), 200, json);
  }
  if (body === undefined) return context.body(null, 204);
  if (body instanceof JsonList) return context.body(body.write({}, 0, body.length), 200, json);
  return context.json(body);
}
