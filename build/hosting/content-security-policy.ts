import { createHash } from 'node:crypto';
import { trustedTypes } from '../../src/lib/security-headers.ts';

/** CSP allows only a leading wildcard: `{subdomain}` becomes `*`. */
function createApiSource(template: string): string {
  const { protocol, host } = new URL(template.replaceAll('{subdomain}', 'tenant--label'));
  const [, parent] = /tenant--label[^.]*\.(.+)$/.exec(host) ?? [];
  return `${protocol}//${parent ? `*.${parent}` : host}`;
}

/**
 * Creates the pages' CSP directives. Astro adds those for scripts and styles.
 * @param reportsDsn empty when error reports are off
 */
export function createCspDirectives(apiUrlTemplate: string, reportsDsn: string) {
  const api = createApiSource(apiUrlTemplate);
  const httpImages = api.startsWith('http:') ? ` ${api}` : '';
  const reports = reportsDsn ? ` ${new URL(reportsDsn).origin}` : '';
  return [
    "default-src 'none'",
    `img-src 'self' data: https:${httpImages}`,
    "font-src 'self'",
    `connect-src 'self' ${api}${reports}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    trustedTypes,
  ] as const;
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
