import { createHash } from 'node:crypto';
import { securityHeaders, trustedTypes } from '../../src/lib/security-headers.ts';

/** Replaces `{subdomain}` by `*`, because CSP allows only a leading wildcard. */
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

/** Allows inline code, because a header for many pages cannot list the hashes of each. */
const withoutHashes = ["script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'"];

const [frameAncestors] = securityHeaders['Content-Security-Policy'].split('; ');

/**
 * Creates headers that make browsers report violations of the pages' policy. The policy is a copy that only
 * reports: browsers ignore the reporting directives of a `meta` element, which carries the enforced one.
 * Firefox needs `report-uri`. Browsers that support `report-to` prefer it.
 * @param endpoint URL that receives reports; empty for none
 * @param directives of the pages' policy
 */
export function createPolicyReportHeaders(endpoint: string, directives: readonly string[]) {
  if (!endpoint) return {};
  const policy = [
    ...directives,
    ...withoutHashes,
    frameAncestors,
    `report-uri ${endpoint}`,
    'report-to policy',
  ];
  return {
    'Reporting-Endpoints': `policy="${endpoint}"`,
    'Content-Security-Policy-Report-Only': policy.join('; '),
  };
}
