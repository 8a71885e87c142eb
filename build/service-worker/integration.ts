import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleKillSwitch, writeKillSwitch, writeServiceWorker } from './bundle.ts';

/** Puts the service worker beside the pages. Comes after all that writes files. @param isWanted by this build */
export function serviceWorker(isWanted: boolean): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      // What is being worked on is another build each time.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sw.js', (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          void bundleKillSwitch().then((code) => response.end(code));
        });
      },
      'astro:build:done': ({ dir }) => (isWanted ? writeServiceWorker : writeKillSwitch)(fileURLToPath(dir)),
    },
  };
}
