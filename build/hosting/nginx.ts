/** The host's rules once more, for clubs that serve the site with nginx: the same tables as `_redirects` and `_headers`. */

import { redirectRules } from '../../src/lib/redirect-rules.ts';
import { securityHeaders } from '../../src/lib/security-headers.ts';
import { hashedFiles, noReferrerPaths, serviceWorkerFile } from './host-rules.ts';

type Headers = Readonly<Record<string, string>>;

/** What the other hosts say by themselves of pages and of files whose names stay: ask again each time. */
const everyPage: Headers = { ...securityHeaders, 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** `always`: on every status, not on success alone. */
function headerLines(headers: Headers, always = ' always'): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}"${always};`);
}

function location(match: string, ...lines: readonly string[]): string {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** A location with headers of its own has to repeat the others, as it inherits all or none. */
const hashedFilesFolder = location(
  `^~ ${hashedFiles.folder}`,
  '# Without "always": the answer that a file is missing must not be kept.',
  ...headerLines(hashedFiles.headers, ''),
  ...headerLines(securityHeaders),
  'try_files $uri =404;',
);

function secretivePage(path: string): string {
  const headers = { ...everyPage, 'Referrer-Policy': 'no-referrer' };
  return location(`= ${path}`, ...headerLines(headers), `try_files ${path}.html =404;`);
}

/** Beside the policy of every answer, as the other hosts join the two. */
function workerFile(): string {
  const policy = serviceWorkerFile.headers['Content-Security-Policy'];
  return location(
    `= ${serviceWorkerFile.path}`,
    ...headerLines(everyPage),
    ...headerLines({ 'Content-Security-Policy': policy }),
    'try_files $uri =404;',
  );
}

function answeredElsewhere({ from, to, status }: (typeof redirectRules)[number]): string {
  if (status === 200) {
    return location(`~ ^${from.replace(/:[a-z]+/g, '[^/]+')}/?$`, `try_files ${to}.html =404;`);
  }
  const pattern = `^${from.replaceAll('.', '\\.')}/?$`;
  return location(`~ ${pattern}`, `return ${status} ${to}$is_args$args;`);
}

const compressed = [
  'application/javascript',
  'application/manifest+json',
  'image/svg+xml',
  'text/javascript',
  'text/plain',
];

const preamble = `# How nginx serves the built site: to be included in a server block that names the clubs' addresses, the folder and
# the certificate (docs/deploy.md). It says the same as dist/_redirects and dist/_headers do to other hosts; a test
# writes it (build/hosting/nginx.ts), so changes made here are lost.`;

/** The configuration, for the inside of a `server` block. */
export function formatNginxConfig(): string {
  const parts = [
    preamble,
    ['charset utf-8;', `charset_types ${compressed.join(' ')};`, 'absolute_redirect off;'].join('\n'),
    [
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      'gzip_comp_level 6;',
      'gzip_min_length 256;',
      `gzip_types ${compressed.join(' ')};`,
    ].join('\n'),
    headerLines(everyPage).join('\n'),
    'error_page 404 /404.html;',
    hashedFilesFolder,
    ...noReferrerPaths.map(secretivePage),
    workerFile(),
    ...redirectRules.map(answeredElsewhere),
    location('= /manifest.webmanifest', 'types {}', 'default_type application/manifest+json;'),
    location('= /', 'try_files /index.html =404;'),
    '# The file of an error, and what only other hosts read.',
    location('= /404.html', 'internal;'),
    location('~ ^/_(headers|redirects)$', 'return 404;'),
    '# One address for each page: without extension and without trailing slash.',
    location('= /index.html', 'return 307 /$is_args$args;'),
    // Letters as our own pages have them alone: what an address spells with others must not get into a header.
    location('~ ^(?<page>(/[a-z0-9-]+)+)(\\.html|/)$', 'return 307 $page$is_args$args;'),
    location('/', 'try_files $uri.html $uri =404;'),
  ];
  return `${parts.join('\n\n')}\n`;
}
