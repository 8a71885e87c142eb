/** How addresses of this site are answered without waiting for the network. */

import { saveClient } from './clients.ts';
import { notFoundPage, resolveDestination } from './navigation.ts';
import { isIncomplete, isOwnPage, matchPrecache } from './precache.ts';

/** So long a page waits for the network that is loaded again, or of which a newer build is known. */
const patienceMs = 4_000;

/** Browsers say with these that the member, or the page for want of a script, wants it anew. */
const reloads: readonly RequestCache[] = ['no-cache', 'reload', 'no-store'];

/** What the network has in place of the page; undefined where it has none of ours, or none soon. */
async function anew(request: Request): Promise<Response | undefined> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    return response.ok && (await isOwnPage(response)) ? response : undefined;
  } catch {
    return undefined;
  }
}

async function answerWithPage(path: string, request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = await matchPrecache(path);
  if (!kept) return fetch(request);
  const isBehind = await isIncomplete();
  const page = isBehind || reloads.includes(request.cache) ? await anew(request) : undefined;
  if (page) return page;
  if (isBehind && event instanceof FetchEvent) event.waitUntil(saveClient(event.resultingClientId));
  return kept;
}

/** Without a connection, an address that no page has is answered as the host does. */
async function answerUnknown(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await matchPrecache(notFoundPage);
    if (!page) throw error;
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}

/** Answers an address that is opened. */
export async function handleNavigation(
  url: URL,
  request: Request,
  event: ExtendableEvent,
): Promise<Response> {
  const destination = resolveDestination(url);
  if (destination.kind === 'redirect') return Response.redirect(new URL(destination.to, url), 302);
  return destination.kind === 'page'
    ? answerWithPage(destination.path, request, event)
    : answerUnknown(request);
}

/** Answers what a page asks for. */
export async function handleFile(url: URL, request: Request): Promise<Response> {
  return (await matchPrecache(url.pathname)) ?? fetch(request);
}
