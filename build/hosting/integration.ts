import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { rewriteUrl } from '../../src/lib/redirect-rules.ts';
import { type BuildVariables, saveBuildStamp, warnAboutSandboxBuild } from './build-variables.ts';
import { formatHeaders, formatRedirects } from './host-rules.ts';

/** Path of the file by RFC 9116. */
export const securityTxtFile = '.well-known/security.txt';

/**
 * Formats `security.txt` (RFC 9116): contacts for vulnerabilities.
 * @param now ms since the epoch
 * @returns undefined without a contact
 * @throws {Error} without an expiry, which the RFC requires, or after it has passed
 */
export function formatSecurityTxt(variables: BuildVariables, now: number): string | undefined {
  const { PUBLIC_SECURITY_CONTACT: contact = '', PUBLIC_SECURITY_EXPIRES: expires = '' } = variables;
  if (contact === '') return undefined;
  if (expires === '') throw new Error('PUBLIC_SECURITY_CONTACT needs PUBLIC_SECURITY_EXPIRES.');
  if (Date.parse(expires) <= now)
    throw new Error(`PUBLIC_SECURITY_EXPIRES is '${expires}', which has passed. Set a future day.`);
  const contacts = contact.split(',').map((address) => `Contact: ${address.trim()}`);
  return [...contacts, `Expires: ${expires}T00:00:00Z`, 'Preferred-Languages: en', ''].join('\n');
}

const defaultOutput = new URL('../../dist/', import.meta.url);

/**
 * Writes `_redirects`, `_headers` and, if there is a contact, `security.txt`. The development server uses the same
 * redirects.
 * @param givenVariables from the environment or an `.env` file
 * @param reportHeaders of createPolicyReportHeaders()
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
        if (securityTxt === undefined) return;
        const securityTxtUrl = new URL(securityTxtFile, dir);
        await mkdir(new URL('.', securityTxtUrl), { recursive: true });
        await writeFile(securityTxtUrl, securityTxt);
      },
    },
  };
}
