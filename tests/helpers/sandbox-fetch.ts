import { requestTenant } from './tenant-request.ts';

/** A `fetch` that reaches a sandbox at its clubs' names, which only browsers resolve by themselves. */
export function createSandboxFetch(): typeof fetch {
  return async (input, { method = 'GET', headers, body } = {}) => {
    const { host, port, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const {
      status,
      text,
      headers: given,
    } = await requestTenant(Number(port), host, pathname + search, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body }),
    });
    const type = given['content-type'] ?? '';
    return new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': type } });
  };
}
