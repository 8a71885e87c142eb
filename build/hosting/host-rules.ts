import { getRoute, type Route, redirects, routeNames } from '../../src/lib/routes.ts';
import { trustedTypes } from './content-security-policy.ts';

/** A route whose path has a placeholder is served from a file that no rule and no link matches. */
const shellsOfPlaceholders: Readonly<Record<string, string>> = { '/raffles/:id': '/raffle' };

/** Where the shell of a route stands on the host: its path, or a path of its own if it has a placeholder. */
export function shellPath(route: Route): string {
  return shellsOfPlaceholders[route.path] ?? route.path;
}

interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** 302 sends the browser on, 200 answers with the target's file under the asked address. */
  readonly status: 200 | 302;
}

/** Addresses that are answered from elsewhere. Fixed addresses come before placeholders, as hosts want it. */
export const redirectRules: readonly RedirectRule[] = [
  ...redirects.map(({ from, to }) => ({ from, to: getRoute(to).path, status: 302 }) as const),
  { from: '/.well-known/change-password', to: getRoute('changePassword').path, status: 302 },
  ...routeNames
    .map(getRoute)
    .filter((route) => shellPath(route) !== route.path)
    .map((route) => ({ from: route.path, to: shellPath(route), status: 200 }) as const),
];

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

/** Where a request for `url` is answered: what the rewrites with status 200 do on the host. */
export function rewriteUrl(url: string): string {
  const [, path = url, rest = ''] = /^([^?]*?)\/?(\?.*)?$/.exec(url) ?? [];
  const route = routeNames.map(getRoute).find((candidate) => {
    const pattern = candidate.path.replace(/:[a-z]+/g, '[^/]+');
    return shellPath(candidate) !== candidate.path && new RegExp(`^${pattern}$`).test(path);
  });
  return route ? `${shellPath(route)}${rest}` : url;
}

const switchedOff = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The part of the policy that needs no hash and so stands in a header; `frame-ancestors` counts nowhere else. */
const headerPolicy = [
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  trustedTypes,
];

/** Headers of every answer. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
  'Content-Security-Policy': headerPolicy.join('; '),
};

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
