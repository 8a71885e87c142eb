/** `npm run dev`: the same as `npm start`, with both sides following the sources. */
import { serve } from './support/site/demo.mjs';

await serve({
  prepare: async () => {},
  siteArgs: (port) => ['node_modules/astro/bin/astro.mjs', 'dev', `--port=${port}`, '--host=127.0.0.1'],
  sandboxArgs: ['--watch', 'sandbox/main.ts'],
});
