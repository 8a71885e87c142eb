import { createHash } from 'node:crypto';
import { trustedTypes } from '../../src/lib/security-headers.ts';

/** Content-Security-Policy of the pages; Astro adds the directives for scripts and styles with their hashes. */

/**
 * The CSP source that covers an API address for every tenant: a `{subdomain}` in the host becomes a leading `*`,
 * which is the only place where a policy takes a wildcard.
 */
function apiSource(template: string): string {
  const { protocol, host } = new URL(template.replaceAll('{subdomain}', 'tenant--label'));
  const [, parent] = /tenant--label[^.]*\.(.+)$/.exec(host) ?? [];
  return `${protocol}//${parent ? `*.${parent}` : host}`;
}

/** @param reportsDsn empty when error reports are off */
export function createCspDirectives(apiUrlTemplate: string, reportsDsn: string) {
  const api = apiSource(apiUrlTemplate);
  // Pictures may come from any https host; an API on plain http is only ever the one on this computer.
  const pictures = api.startsWith('http:') ? ` ${api}` : '';
  const reports = reportsDsn ? ` ${new URL(reportsDsn).origin}` : '';
  return [
    "default-src 'none'",
    `img-src 'self' data: https:${pictures}`,
    "font-src 'self'",
    `connect-src 'self' ${api}${reports}`,
    "manifest-src 'self' data:",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    trustedTypes,
  ] as const;
}

/** What a page's policy allows a script or style by that stands in it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
