import type { WorkboxPlugin } from 'workbox-core/types.js';
import { notFoundPage } from '../lib/redirect-rules.ts';

/** The `data-build` of this build's pages (build/service-worker/integration.ts). */
declare const injectedBuildName: string;
export const buildName: string = injectedBuildName;

const contentTypes: Readonly<Record<string, RegExp>> = { js: /\/javascript/, css: /^text\/css/ };

async function isOwn(path: string, response: Response): Promise<boolean> {
  const isFound = response.status === 200 || (response.status === 404 && path === notFoundPage);
  if (!isFound || response.redirected) return false;
  const type = response.headers.get('Content-Type') ?? '';
  const [, extension] = /\.(\w+)$/.exec(path) ?? [];
  if (extension) return contentTypes[extension]?.test(type) ?? false;
  return (await response.clone().text()).includes(` data-build="${buildName}"`);
}

/**
 * Rejects a reply that is not a file of this build, such as a captive portal's page. Hosts may modify pages, so
 * pages are checked by the build's name instead of a checksum.
 */
export const ownResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isOwn(new URL(request.url).pathname, response)) ? response : null,
};
