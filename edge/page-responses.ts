import { withoutValidators } from './validators.ts';

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
