/** By these headers a browser asks for a page only where it differs from the copy that it has. */
const conditions = ['If-None-Match', 'If-Modified-Since'];
const validators = ['ETag', 'Last-Modified'];

function headersWithout(names: readonly string[], headers: Headers): Headers {
  const others = new Headers(headers);
  for (const name of names) others.delete(name);
  return others;
}

/** The same request, to which no 304 answers: that would be about the page as it was built. */
export function unconditional(request: Request): Request {
  return new Request(request, { headers: headersWithout(conditions, request.headers) });
}

/** The same response without validators, which belong to the page as it was built. */
export function withoutValidators(response: Response): Response {
  const { body, status, headers } = response;
  return new Response(body, { status, headers: headersWithout(validators, headers) });
}

/** The files of the site, as the runtime serves them by the rules of the build. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/**
 * The page of an address that has no file, with status 404 and the caching of a page.
 *
 * The runtime applies a header rule by the address alone, so its own 404 for a missing hashed file would be immutable
 * for a year. The page is fetched by its own address, to which that rule does not apply. It carries no validator: a
 * conditional request for a missing file must not get 304.
 */
export async function notFound({ url, method }: Request, assets: Assets): Promise<Response> {
  const page = await assets.fetch(
    new Request(new URL('/404', url), { method: method === 'HEAD' ? 'HEAD' : 'GET' }),
  );
  const { body, headers } = withoutValidators(page);
  return new Response(body, { status: 404, headers });
}
