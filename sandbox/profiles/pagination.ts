import type { Context } from 'hono';
import { QueriedList } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { originOf } from '../http/request-parsing.ts';

function readPage(context: Context, count: number, size: number) {
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
    offset: (page - 1) * size,
    count,
    next: page < last ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
  };
}

function findList(body: unknown): QueriedList | undefined {
  if (body instanceof QueriedList) return body;
  const list = typeof body === 'object' && body !== null && 'results' in body ? body.results : body;
  if (!Array.isArray(list)) return undefined;
  return new QueriedList(
    () => list.length,
    (limit, offset) => list.slice(offset, offset + limit),
  );
}

/** Paginates lists when `pageSize` is set. @throws {Refusal} 404 for a page that does not exist */
export function createResponse(context: Context, pageSize: number | undefined, body: unknown): Response {
  const list = findList(body);
  if (pageSize !== undefined && list) {
    const { offset, ...page } = readPage(context, list.count(), pageSize);
    return context.json({ ...page, results: list.read(pageSize, offset) });
  }
  if (body instanceof QueriedList) return context.json({ results: body.read(-1, 0) });
  return body === undefined ? context.body(null, 204) : context.json(body);
}
