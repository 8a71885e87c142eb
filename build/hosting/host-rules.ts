import { redirectRules, shellPath } from '../../src/lib/redirect-rules.ts';
import { getRoute, routeNames } from '../../src/lib/routes.ts';
import { securityHeaders } from '../../src/lib/security-headers.ts';

/**
 * Formats `_redirects` for Cloudflare. Lists each path with and without a trailing slash, because a rule matches the
 * whole path. Targets have no extension, because the host redirects `.html`.
 */
export function formatRedirects(): string {
  const lines = redirectRules.flatMap(({ from, to, status }) => [
    `${from} ${to} ${status}`,
    `${from}/ ${to} ${status}`,
  ]);
  return `${lines.join('\n')}\n`;
}

/** Pages whose URLs carry secrets or payment data: they send no referrer. */
export const noReferrerPaths: readonly string[] = [getRoute('resetPassword').path, getRoute('callback').path];

const toPattern = (path: string) => path.replace(/:[a-z]+/g, '*');

/** Pages that may report: reports carry the address with its query. */
const reportingPaths = routeNames
  .map((name) => getRoute(name).path)
  .filter((path) => !noReferrerPaths.includes(path))
  .map(toPattern);

/** Revalidated. No proxy may rewrite a page: its policy allows inline code by hash, and scripts have checksums. */
export const pageHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate, no-transform' } as const;

const routes = routeNames.map(getRoute);
const pagePaths = new Set([...routes.map(({ path }) => toPattern(path)), ...routes.map(shellPath), '/404']);

/** The service worker: revalidated on each request, and limited to this site. */
export const serviceWorkerFile = {
  path: '/sw.js',
  headers: {
    ...pageHeaders,
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  },
} as const;

export const hashedFiles = {
  folder: '/_astro/',
  headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
} as const;

function formatBlock(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * Formats `_headers` (at most 100 rules). Cloudflare joins the values of overlapping rules by a comma, so `Cache-Control`
 * is set by page, not for all; browsers apply the last referrer policy. It also applies the rule for hashed files to its
 * own 404, which browsers would cache for a year. Therefore `edge/` responds for missing hashed files.
 * @param reportHeaders of createPolicyReportHeaders(); they are on pages only
 */
export function formatHeaders(reportHeaders: Readonly<Record<string, string>> = {}): string {
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/*', securityHeaders],
    ...[...pagePaths].map((path) => [path, pageHeaders] as const),
    ...noReferrerPaths.map((path) => [path, { 'Referrer-Policy': 'no-referrer' }] as const),
    ...reportingPaths.map((path) => [path, reportHeaders] as const),
    [serviceWorkerFile.path, serviceWorkerFile.headers],
    [`${hashedFiles.folder}*`, hashedFiles.headers],
  ];
  // If two blocks have the same path, Cloudflare applies only the second.
  const headersByPath = new Map<string, Readonly<Record<string, string>>>();
  for (const [path, headers] of rules) headersByPath.set(path, { ...headersByPath.get(path), ...headers });
  const blocks = [...headersByPath].map(([path, headers]) => formatBlock(path, headers));
  return `${blocks.join('\n\n')}\n`;
}
