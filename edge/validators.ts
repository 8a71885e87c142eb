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
