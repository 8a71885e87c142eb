import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { rewriteUrl } from '../../src/lib/redirect-rules.ts';
import { type BuildVariables, saveBuildStamp, warnAboutSandboxBuild } from './build-variables.ts';
import { formatHeaders, formatRedirects } from './host-rules.ts';
import { formatSecurityTxt, securityTxtFile } from './security-txt.ts';

async function writeSecurityTxt(folder: URL, text: string | undefined): Promise<void> {
  if (text === undefined) return;
  const file = new URL(securityTxtFile, folder);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, text);
}

const defaultOutput = new URL('../../dist/', import.meta.url);

/**
 * Writes `_redirects`, `_headers` and, where a contact is given, `security.txt`. The development server rewrites URLs by the same rules.
 * @param givenVariables from the environment or an `.env` file
 * @param reportHeaders of policy-reports.ts
 */
export function hostRules(
  givenVariables: BuildVariables,
  reportHeaders: Readonly<Record<string, string>>,
): AstroIntegration {
  const securityTxt = formatSecurityTxt(givenVariables, Date.now());
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
        // Tests build into other folders.
        if (dir.href === defaultOutput.href) await saveBuildStamp();
        await writeFile(new URL('_redirects', dir), formatRedirects());
        await writeFile(new URL('_headers', dir), formatHeaders(reportHeaders));
        await writeSecurityTxt(dir, securityTxt);
      },
    },
  };
}
