/** `npm start`: the built site in the CDN's own runtime, with the sandbox API beside it. */
import { buildIfStale } from './parts/build.mjs';
import { serve } from './parts/site.mjs';
import { wranglerArgs } from './parts/wrangler.mjs';

await serve({
  prepare: buildIfStale,
  siteArgs: wranglerArgs,
  sandboxArgs: ['sandbox/main.ts'],
});
