import { describe, expect, it } from 'vitest';
import {
  createCspDirectives,
  createPolicyReportHeaders,
} from '../../../../build/hosting/content-security-policy.ts';
import { formatHeaders, formatRedirects } from '../../../../build/hosting/host-rules.ts';
import { formatNginxConfig } from '../../../../build/hosting/nginx.ts';
import { rewriteUrl, shellPath } from '../../../../src/lib/redirect-rules.ts';
import { getRoute, routeNames } from '../../../../src/lib/routes.ts';
import { securityHeaders } from '../../../../src/lib/security-headers.ts';

const routes = routeNames.map(getRoute);
const shells = routes.map(shellPath);
const rules = formatRedirects().trim().split('\n');

it('shells have unique file paths without placeholder, trailing slash or extension', () => {
  expect(new Set(shells).size).toBe(routes.length);
  for (const shell of shells) expect(shell).toMatch(/^\/$|^(\/[a-z-]+)+$/);
});

it('redirect rules match no real file, which they would hide', () => {
  for (const rule of rules) {
    const [from = ''] = rule.split(' ');
    const pattern = new RegExp(`^${from.replace(/:[a-z]+/g, '[^/]+')}$`);
    expect(shells.filter((shell) => pattern.test(shell))).toEqual([]);
  }
});

it('redirect rules lead old paths and routes with a placeholder to a shell, fixed paths first', () => {
  expect(rules).toEqual([
    '/signin /sign-in 302',
    '/signin/ /sign-in 302',
    '/.well-known/change-password /change-password 302',
    '/.well-known/change-password/ /change-password 302',
    '/raffles/:id /raffle 200',
    '/raffles/:id/ /raffle 200',
  ]);
});

it.each([
  ['/raffles/7/', '/raffle'],
  ['/raffles/7?a=/b', '/raffle?a=/b'],
  ['/raffles/7/8', '/raffles/7/8'],
  ['/raffles', '/raffles'],
  ['/wallet?x=1', '/wallet?x=1'],
  ['/', '/'],
])('rewriteUrl rewrites %s to %s', (url, answeredBy) => {
  expect(rewriteUrl(url)).toBe(answeredBy);
});

it('header rules forbid proxies to transform any page', () => {
  const blocks = formatHeaders().trim().split('\n\n');
  for (const path of [...routes.map((route) => route.path.replace(':id', '*')), '/404']) {
    // Cloudflare would take the last of two.
    const [block, ...others] = blocks.filter((each) => each.startsWith(`${path}\n`));
    expect(block).toContain('\n  Cache-Control: public, max-age=0, must-revalidate, no-transform');
    expect(others, path).toEqual([]);
  }
});

describe('content security policy', () => {
  const connect = (template: string, dsn = '') =>
    createCspDirectives(template, dsn).find((directive) => directive.startsWith('connect-src'));

  it.each([
    ['http://{subdomain}.praxis.localhost:8787/', 'http://*.praxis.localhost:8787'],
    ['https://{subdomain}-api.example.com/', 'https://*.example.com'],
    ['https://api.{subdomain}.example.com/', 'https://*.example.com'],
    ['https://api.example.com/{subdomain}/', 'https://api.example.com'],
  ])('lets pages reach %s for every tenant', (template, source) => {
    expect(connect(template)).toBe(`connect-src 'self' ${source}`);
  });

  it("allows the error reports' host only when a DSN is set", () => {
    expect(connect('https://{subdomain}.x.example/', 'https://key@reports.example/7')).toBe(
      "connect-src 'self' https://*.x.example https://reports.example",
    );
  });

  it('allows pictures over http only when the API uses http', () => {
    const pictures = "img-src 'self' data: https:";
    expect(createCspDirectives('https://{subdomain}.x.example/', '')).toContain(pictures);
    const local = createCspDirectives('http://{subdomain}.x.localhost:1/', '');
    expect(local).toContain(`${pictures} http://*.x.localhost:1`);
  });
});

it('nginx.conf matches the tables of routes and headers (vitest -u rewrites it)', async () => {
  await expect(formatNginxConfig()).toMatchFileSnapshot('../../../../build/hosting/nginx.conf');
});

const directives = createCspDirectives('https://{subdomain}.api.example/', '');
const endpoint = 'https://reports.example/api/7/security/?sentry_key=key';
const headers = createPolicyReportHeaders(endpoint, directives);
const blocks = formatHeaders(headers).trim().split('\n\n');
const reporting = blocks.filter((block) => block.includes('Report')).map((block) => block.split('\n')[0]);

it('policy reports are off by default', () => {
  expect(createPolicyReportHeaders('', directives)).toEqual({});
  expect(formatHeaders({})).toBe(formatHeaders());
  expect(formatHeaders()).not.toMatch(/report/i);
});

it('policy reports use the given URL in the new and the old header', () => {
  expect(headers['Reporting-Endpoints']).toBe(`policy="${endpoint}"`);
  const policy = headers['Content-Security-Policy-Report-Only']?.split('; ') ?? [];
  const own = [`report-uri ${endpoint}`, 'report-to policy', "frame-ancestors 'none'"];
  expect(policy).toEqual(expect.arrayContaining([...directives, ...own]));
});

it('policy reports leave the enforced policy unchanged', () => {
  const isReport = (line: string) => Object.keys(headers).some((name) => line.startsWith(`  ${name}: `));
  const lines = formatHeaders(headers).split('\n');
  expect(lines.filter((line) => !isReport(line)).join('\n')).toBe(formatHeaders());
  expect(securityHeaders['Content-Security-Policy']).not.toContain('report');
});

it("policy reports cover every page without secrets in its URL, within the host's limits", () => {
  expect(reporting).toEqual(expect.arrayContaining(['/raffles/*', '/']));
  expect(reporting).toHaveLength(routeNames.length - 2);
  for (const secret of ['/reset-password', '/callback', '/*']) expect(reporting).not.toContain(secret);
  expect(blocks.length).toBeLessThan(100);
  const lengths = blocks.flatMap((block) => block.split('\n').map(({ length }) => length));
  expect(Math.max(...lengths)).toBeLessThan(2_000);
});
