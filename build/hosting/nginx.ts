import { redirectRules } from '../../src/lib/redirect-rules.ts';
import { securityHeaders } from '../../src/lib/security-headers.ts';
import { hashedFiles, noReferrerPaths, pageHeaders, serviceWorkerFile } from './host-rules.ts';

type Headers = Readonly<Record<string, string>>;

/** For pages and unhashed files. */
const everyPage: Headers = { ...securityHeaders, ...pageHeaders };

function formatHeaderLines(headers: Headers, always = ' always'): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}"${always};`);
}

function formatLocation(match: string, ...lines: readonly string[]): string {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** Repeats the general headers, because nginx inherits all headers or none. */
const hashedFilesFolder = formatLocation(
  `^~ ${hashedFiles.folder}`,
  '# Without "always": a 404 must not be cached.',
  ...formatHeaderLines(hashedFiles.headers, ''),
  ...formatHeaderLines(securityHeaders),
  'try_files $uri =404;',
);

function formatPage(path: string, ownHeaders: Headers): string {
  const headers = { ...everyPage, ...ownHeaders };
  return formatLocation(`= ${path}`, ...formatHeaderLines(headers), `try_files ${path}.html =404;`);
}

/** Sends two policies like Cloudflare, which joins them. */
function formatServiceWorker(): string {
  const policy = serviceWorkerFile.headers['Content-Security-Policy'];
  return formatLocation(
    `= ${serviceWorkerFile.path}`,
    ...formatHeaderLines(everyPage),
    ...formatHeaderLines({ 'Content-Security-Policy': policy }),
    'try_files $uri =404;',
  );
}

function formatRedirectRule({ from, to, status }: (typeof redirectRules)[number]): string {
  if (status === 200) {
    return formatLocation(`~ ^${from.replace(/:[a-z]+/g, '[^/]+')}/?$`, `try_files ${to}.html =404;`);
  }
  const pattern = `^${from.replaceAll('.', '\\.')}/?$`;
  return formatLocation(`~ ${pattern}`, `return ${status} ${to}$is_args$args;`);
}

const compressedTypes = [
  'application/javascript',
  'application/manifest+json',
  'image/svg+xml',
  'text/javascript',
  'text/plain',
];

const preamble = `# Serves the built site with nginx. Include it in a server block that sets server_name, root and the certificate
# (docs/deploy.md). It has the rules of dist/_redirects and dist/_headers. A test writes this file from
# build/hosting/nginx.ts; do not edit it.`;

/** For a `server` block. */
export function formatNginxConfig(): string {
  const parts = [
    preamble,
    ['charset utf-8;', `charset_types ${compressedTypes.join(' ')};`, 'absolute_redirect off;'].join('\n'),
    [
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      'gzip_comp_level 6;',
      'gzip_min_length 256;',
      `gzip_types ${compressedTypes.join(' ')};`,
    ].join('\n'),
    formatHeaderLines(everyPage).join('\n'),
    'error_page 404 /404.html;',
    hashedFilesFolder,
    ...noReferrerPaths.map((path) => formatPage(path, { 'Referrer-Policy': 'no-referrer' })),
    formatServiceWorker(),
    ...redirectRules.map(formatRedirectRule),
    formatLocation('= /manifest.webmanifest', 'types {}', 'default_type application/manifest+json;'),
    formatLocation('= /', 'try_files /index.html =404;'),
    '# Not served: the error page by its own path, and files for Cloudflare.',
    formatLocation('= /404.html', 'internal;'),
    formatLocation('~ ^/_(headers|redirects)$', 'return 404;'),
    '# Redirects each page to its one URL, without extension and trailing slash.',
    formatLocation('= /index.html', 'return 307 /$is_args$args;'),
    // Only the characters of our own paths may enter a header.
    formatLocation('~ ^(?<page>(/[a-z0-9-]+)+)(\\.html|/)$', 'return 307 $page$is_args$args;'),
    formatLocation('/', 'try_files $uri.html $uri =404;'),
  ];
  return `${parts.join('\n\n')}\n`;
}
