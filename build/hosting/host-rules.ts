import { redirectRules } from '../../src/lib/redirect-rules.ts';
import { getRoute } from '../../src/lib/routes.ts';
import { securityHeaders } from '../../src/lib/security-headers.ts';

/**
 * The host's redirect and rewrite rules (`_redirects`, in the form that Cloudflare and Netlify share). Each address
 * stands there with and without a trailing slash, which not every host strips before it looks for a rule. Targets
 * carry no extension, because an `.html` target answers with a redirect.
 */
export function formatRedirects(): string {
  const lines = redirectRules.flatMap(({ from, to, status }) => [
    `${from} ${to} ${status}`,
    `${from}/ ${to} ${status}`,
  ]);
  return `${lines.join('\n')}\n`;
}

/** Addresses of these screens carry secrets or payment data that no other site should be told: no referrer. */
export const noReferrerPaths: readonly string[] = [getRoute('resetPassword').path, getRoute('callback').path];

/** The service worker: asked for again each time, and with access to this site alone. */
export const serviceWorkerFile = {
  path: '/sw.js',
  headers: {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  },
} as const;

/** The folder of files whose names change with their content, and how long a browser may keep them. */
export const hashedFiles = {
  folder: '/_astro/',
  headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
} as const;

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The host's response headers (`_headers`), of which hosts take at most 100 rules. HTML keeps the hosts' own default,
 * which is to revalidate each time. Where rules overlap, hosts join the values with a comma; of several referrer
 * policies browsers take the last.
 *
 * Hosts apply the rule for hashed files by the address alone, so also to a 404 of theirs. A browser that caches that
 * for a year stays broken when the file is back. Therefore no host answers for a missing hashed file by itself: on
 * Cloudflare `edge/page-responses.ts` does, on Netlify `edge/netlify/missing-file.ts`.
 */
export function formatHeaders(): string {
  const blocks = [
    block('/*', securityHeaders),
    ...noReferrerPaths.map((path) => block(path, { 'Referrer-Policy': 'no-referrer' })),
    block(serviceWorkerFile.path, serviceWorkerFile.headers),
    block(`${hashedFiles.folder}*`, hashedFiles.headers),
  ];
  return `${blocks.join('\n\n')}\n`;
}
