import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleKillSwitch, writeKillSwitch, writeServiceWorker } from './bundle.ts';

/**
 * Writes the service worker beside the pages. Runs after every integration that writes files.
 * @param isEnabled false writes the kill switch instead
 */
export function serviceWorker(isEnabled: boolean): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      // The development server has no build to precache.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/sw.js', (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          void bundleKillSwitch().then((code) => response.end(code));
        });
      },
      'astro:build:done': ({ dir }) => (isEnabled ? writeServiceWorker : writeKillSwitch)(fileURLToPath(dir)),
    },
  };
}
