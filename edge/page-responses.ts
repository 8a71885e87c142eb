const conditionalHeaders = ['If-None-Match', 'If-Modified-Since'];
const validators = ['ETag', 'Last-Modified'];

function headersWithout(names: readonly string[], headers: Headers): Headers {
  const remaining = new Headers(headers);
  for (const name of names) remaining.delete(name);
  return remaining;
}

/** Removes conditional headers, because a 304 would refer to the page as built, without the tenant. */
export function unconditional(request: Request): Request {
  return new Request(request, { headers: headersWithout(conditionalHeaders, request.headers) });
}

/** Removes validators, which belong to the file as built. @param body replaces the file's content */
export function withoutValidators(response: Response, body: BodyInit | null = response.body): Response {
  const { status, headers } = response;
  return new Response(body, { status, headers: headersWithout([...validators, 'Content-Length'], headers) });
}

/** Static files with the headers and redirects of the build. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/**
 * Responds with the 404 page. The runtime's own 404 for a hashed file would be immutable for a year, because
 * header rules depend only on the URL. Without validators, a conditional request cannot get a 304.
 */
export async function notFound({ url, method }: Request, assets: Assets): Promise<Response> {
  const page = await assets.fetch(
    new Request(new URL('/404', url), { method: method === 'HEAD' ? 'HEAD' : 'GET' }),
  );
  const { body, headers } = withoutValidators(page);
  return new Response(body, { status: 404, headers });
}
