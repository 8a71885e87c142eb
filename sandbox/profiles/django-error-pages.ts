import type { MiddlewareHandler } from 'hono';

function page(title: string, text: string): string {
  return `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;
}

/** Django's error pages, and those of its proxy, which sends no CORS headers. */
const pages = new Map([
  [404, page('Not Found', 'The requested resource was not found on this server.')],
  [500, page('Server Error (500)', '')],
]);
const proxyPages = new Map([
  [502, page('502 Bad Gateway', 'nginx')],
  [503, page('503 Service Temporarily Unavailable', 'nginx')],
  [504, page('504 Gateway Time-out', 'nginx')],
]);

/** Headers that a default configuration omits. */
const omittedHeaders = ['Access-Control-Expose-Headers', 'Access-Control-Max-Age', 'Cache-Control'];

/** Replaces error bodies by HTML pages and removes the headers of a custom configuration. */
export const sendErrorPages: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  for (const name of omittedHeaders) headers.delete(name);
  const text = pages.get(status) ?? proxyPages.get(status);
  if (text === undefined) return;
  const replyHeaders = new Headers(proxyPages.has(status) ? undefined : headers);
  for (const name of ['Content-Length', 'Content-Encoding']) replyHeaders.delete(name);
  replyHeaders.set('Content-Type', 'text/html; charset=utf-8');
  // Hono copies the headers of the previous response unless it is cleared first.
  context.res = undefined;
  context.res = new Response(text, { status, headers: replyHeaders });
};
