import { type Route, redirects, routeNames, routeOf } from './routes.ts';

/** A route whose path has a placeholder is served from a file that no rule and no link matches. */
const shellsOfPlaceholders: Readonly<Record<string, string>> = { '/raffles/:id': '/raffle' };

/** Where the shell of a route stands on the host: its path, or a path of its own if it has a placeholder. */
export function shellPath(route: Route): string {
  return shellsOfPlaceholders[route.path] ?? route.path;
}

/** One rule for an address with and without a trailing slash, which no host strips before it looks for a rule. */
function rule(from: string, to: string, status: 200 | 302): string[] {
  return [`${from} ${to} ${status}`, `${from}/ ${to} ${status}`];
}

/**
 * The host's redirect and rewrite rules (`_redirects`, in the form that Cloudflare and Netlify share). Fixed addresses
 * come before placeholders; targets carry no extension, because an `.html` target answers with a redirect.
 */
export function redirectRules(): string {
  const fixed = redirects.flatMap(({ from, to }) => rule(from, routeOf(to).path, 302));
  const wellKnown = rule('/.well-known/change-password', routeOf('changePassword').path, 302);
  const rewrites = routeNames
    .map(routeOf)
    .filter((route) => shellPath(route) !== route.path)
    .flatMap((route) => rule(route.path, shellPath(route), 200));
  return `${[...fixed, ...wellKnown, ...rewrites].join('\n')}\n`;
}

/** Where a request for `url` is answered: what the rewrites with status 200 do on the host. */
export function rewritten(url: string): string {
  const [, path = url, rest = ''] = /^([^?]*?)\/?(\?.*)?$/.exec(url) ?? [];
  const route = routeNames.map(routeOf).find((candidate) => {
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
  'trusted-types app-html',
];

const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
  'Content-Security-Policy': headerPolicy.join('; '),
};

/** Addresses of these screens carry secrets or payment data that no other site should be told. */
const secretive = [routeOf('resetPassword').path, routeOf('callback').path];

/** Files whose names change with their content. */
const keptForGood = 'public, max-age=31536000, immutable';

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** What the host takes at most; it would leave out the rest without a word. */
const mostBlocks = 100;

/**
 * The host's response headers (`_headers`). HTML keeps the hosts' own default, which is to revalidate each time.
 * Where rules overlap, hosts join the values with a comma; of several referrer policies browsers take the last.
 *
 * Hashed files are named one by one: a rule for their whole folder would also hold for the answer that a file is
 * missing, and a browser that keeps that for a year stays broken when the file comes back.
 * @param hashedFiles paths of the files whose names change with their content
 * @throws {Error} when there are more of them than the host takes rules for
 */
export function headerRules(hashedFiles: readonly string[]): string {
  const blocks = [
    block('/*', everywhere),
    ...secretive.map((path) => block(path, { 'Referrer-Policy': 'no-referrer' })),
    ...hashedFiles.map((path) => block(path, { 'Cache-Control': keptForGood })),
  ];
  if (blocks.length > mostBlocks) {
    throw new Error(
      `${blocks.length} header rules, but hosts take ${mostBlocks}: build fewer, larger chunks`,
    );
  }
  return `${blocks.join('\n\n')}\n`;
}
