/** `npm start`: the built site in the CDN's own runtime, with the sandbox API beside it. */
import { buildIfStale } from './parts/site/build.mjs';
import { serve } from './parts/site/site.mjs';
import { wranglerArgs } from './parts/site/wrangler.mjs';

await serve({
  prepare: buildIfStale,
  siteArgs: wranglerArgs,
  sandboxArgs: ['sandbox/main.ts'],
});
