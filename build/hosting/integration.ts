import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { rewriteUrl } from '../../src/lib/redirect-rules.ts';
import { type BuildVariables, saveBuildStamp, warnAboutSandboxBuild } from './build-variables.ts';
import { formatHeaders, formatRedirects } from './host-rules.ts';

const defaultOutput = new URL('../../dist/', import.meta.url);

/**
 * Writes the host's `_redirects` and `_headers` beside the built pages, and rewrites URLs in the development server
 * by the same rules.
 * @param givenVariables the public variables that the environment or an `.env` file sets
 */
export function hostRules(givenVariables: BuildVariables): AstroIntegration {
  return {
    name: 'host-rules',
    hooks: {
      'astro:build:start': ({ logger }) =>
        warnAboutSandboxBuild(givenVariables, process.env, (text) => logger.warn(text)),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          request.url = rewriteUrl(request.url ?? '/');
          next();
        });
      },
      'astro:build:done': async ({ dir }) => {
        // A build into another folder, as tests make them, leaves the stamp of `dist` alone.
        if (dir.href === defaultOutput.href) await saveBuildStamp();
        await writeFile(new URL('_redirects', dir), formatRedirects());
        await writeFile(new URL('_headers', dir), formatHeaders());
      },
    },
  };
}
