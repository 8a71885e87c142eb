/** What reaches a browser of failures in that manner, and which headers scripts may read of any answer. */
import type { MiddlewareHandler } from 'hono';

function page(title: string, text: string): string {
  return `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;
}

/** Django's own pages; and those of the proxy before it, which knows nothing of CORS. */
const pages = new Map([
  [404, page('Not Found', 'The requested resource was not found on this server.')],
  [500, page('Server Error (500)', '')],
]);
const proxyPages = new Map([
  [502, page('502 Bad Gateway', 'nginx')],
  [503, page('503 Service Temporarily Unavailable', 'nginx')],
  [504, page('504 Gateway Time-out', 'nginx')],
]);

/** Allowed only by who knows that they are needed. */
const forgottenHeaders = ['Access-Control-Expose-Headers', 'Access-Control-Max-Age'];

/** Answers failures with pages of HTML, and leaves out the headers of CORS that nobody sets unasked. */
export const sendErrorPages: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  for (const name of forgottenHeaders) headers.delete(name);
  const text = pages.get(status) ?? proxyPages.get(status);
  if (text === undefined) return;
  const kept = new Headers(proxyPages.has(status) ? undefined : headers);
  for (const name of ['Content-Length', 'Content-Encoding']) kept.delete(name);
  kept.set('Content-Type', 'text/html; charset=utf-8');
  // Cleared first: what is set over an answer takes that one's headers along.
  context.res = undefined;
  context.res = new Response(text, { status, headers: kept });
};
