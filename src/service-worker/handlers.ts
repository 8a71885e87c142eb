import { saveClient } from './clients.ts';
import { notFoundPage, resolveDestination } from './navigation.ts';
import { isIncomplete, isOwnPage, matchPrecache } from './precache.ts';

/** Applies to reloads, and while a newer build is known. */
const networkTimeoutMs = 4_000;

const reloadModes: readonly RequestCache[] = ['no-cache', 'reload', 'no-store'];

/** @returns undefined on timeout, failure or a page of another site */
async function fetchFreshPage(request: Request): Promise<Response | undefined> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(networkTimeoutMs) });
    return response.ok && (await isOwnPage(response)) ? response : undefined;
  } catch {
    return undefined;
  }
}

async function respondWithPage(path: string, request: Request, event: ExtendableEvent): Promise<Response> {
  const cached = await matchPrecache(path);
  if (!cached) return fetch(request);
  const isBehind = await isIncomplete();
  const page = isBehind || reloadModes.includes(request.cache) ? await fetchFreshPage(request) : undefined;
  if (page) return page;
  if (isBehind && event instanceof FetchEvent) event.waitUntil(saveClient(event.resultingClientId));
  return cached;
}

async function respondToUnknown(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await matchPrecache(notFoundPage);
    if (!page) throw error;
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}

/** Responds to a navigation: from the network on a reload, otherwise from the precache. */
export async function handleNavigation(
  url: URL,
  request: Request,
  event: ExtendableEvent,
): Promise<Response> {
  const destination = resolveDestination(url);
  if (destination.kind === 'redirect') return Response.redirect(new URL(destination.to, url), 302);
  return destination.kind === 'page'
    ? respondWithPage(destination.path, request, event)
    : respondToUnknown(request);
}

export async function handleFile(url: URL, request: Request): Promise<Response> {
  return (await matchPrecache(url.pathname)) ?? fetch(request);
}
