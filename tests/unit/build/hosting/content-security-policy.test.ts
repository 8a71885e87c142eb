import { expect, it } from 'vitest';
import {
  createCspDirectives,
  createPolicyReportHeaders,
} from '../../../../build/hosting/content-security-policy.ts';
import { formatHeaders } from '../../../../build/hosting/host-rules.ts';
import { routeNames } from '../../../../src/lib/routes.ts';
import { securityHeaders } from '../../../../src/lib/security-headers.ts';

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
