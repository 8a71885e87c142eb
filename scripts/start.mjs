/** `npm start`: the built site in the CDN's own runtime, with the sandbox API beside it. */
import { buildIfStale } from './support/site/build.mjs';
import { serve } from './support/site/demo.mjs';
import { getWranglerArgs } from './support/site/hosts.mjs';

await serve({
  prepare: buildIfStale,
  siteArgs: getWranglerArgs,
  sandboxArgs: ['sandbox/main.ts'],
});
