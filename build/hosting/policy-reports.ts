import { securityHeaders } from '../../src/lib/security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** Inline code has hashes of its own page, which a header for many pages cannot list. */
const withoutHashes = ["script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'"];

const [frameAncestors] = securityHeaders['Content-Security-Policy'].split('; ');

/**
 * Creates headers that make browsers report violations of the pages' policy. The policy is a copy that only
 * reports: browsers ignore the reporting directives of a `meta` element, which carries the enforced one.
 * Firefox needs `report-uri`; where `report-to` is known it comes first.
 * @param endpoint address that receives reports; empty for none
 * @param directives of the pages' policy
 */
export function createPolicyReportHeaders(endpoint: string, directives: readonly string[]): Headers {
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
