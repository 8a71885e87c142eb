import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import { type Credentials, makeCalls } from './call-sequence.ts';
import { Caller } from './caller.ts';
import { checkCors } from './checks/cors.ts';
import { checkDelivery } from './checks/delivery.ts';
import { checkFields } from './checks/fields.ts';
import { checkLists } from './checks/lists.ts';
import { checkRefusals } from './checks/refusals.ts';
import { checkSession } from './checks/session.ts';
import { checkShape } from './checks/shape.ts';
import { checkValues } from './checks/values.ts';
import { checkWrites } from './checks/writes.ts';
import type { ApiRun, Exchange } from './exchange.ts';
import { type Finding, formatFinding, isBreaking } from './finding.ts';
import { collectSecrets } from './secrets.ts';

export interface VerifyOptions extends Credentials {
  readonly base: URL;
  readonly site: URL;
  readonly shouldWrite: boolean;
  /** True when the site sends `Idempotency-Key`. */
  readonly hasIdempotencyKeys: boolean;
  readonly timeoutMs: number;
  readonly slowMs: number;
}

export interface CallReport {
  readonly name: EndpointName;
  readonly method: string;
  readonly path: string;
  readonly asked: number;
  /** Slowest reply in ms; undefined without a reply. */
  readonly slowestMs: number | undefined;
  readonly findings: readonly Finding[];
}

export interface Report {
  readonly api: string;
  readonly site: string;
  readonly calls: readonly CallReport[];
  readonly breaks: number;
  readonly notes: number;
}

const checks: readonly ((run: ApiRun) => Finding[])[] = [
  checkDelivery,
  checkShape,
  checkFields,
  checkValues,
  checkLists,
  checkCors,
  checkRefusals,
  checkSession,
  checkWrites,
];

function distinct(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ name, rule, where }: Finding) => `${name} ${rule} ${where}`;
  return [...Map.groupBy(findings, keyOf).values()].flatMap(([first]) => first ?? []);
}

function createCallReport(
  name: EndpointName,
  exchanges: readonly Exchange[],
  found: readonly Finding[],
): CallReport {
  const times = exchanges.flatMap(({ reply }) => (reply ? [reply.ms] : []));
  const { method = '', path = '' } = exchanges[0]?.endpoint ?? {};
  return {
    name,
    method,
    path,
    asked: exchanges.length,
    slowestMs: times.length > 0 ? Math.max(...times) : undefined,
    findings: found.toSorted((a, b) => Number(isBreaking(b)) - Number(isBreaking(a))),
  };
}

/** Makes a browser's calls, and compares the replies with the site's requirements. */
export async function verify(
  options: VerifyOptions,
): Promise<Report & { readonly secrets: readonly string[] }> {
  const { base, site, slowMs } = options;
  const caller = new Caller(options);
  await makeCalls(caller, options);
  const { exchanges } = caller;
  const findings = distinct(checks.flatMap((check) => check({ base, site, slowMs, exchanges })));
  const byName = Map.groupBy(exchanges, ({ name }) => name);
  const calls = [...byName].map(([name, group]) =>
    createCallReport(
      name,
      group,
      findings.filter((finding) => finding.name === name),
    ),
  );
  const different = [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()];
  const breaks = different.filter(isBreaking).length;
  return {
    api: base.href,
    site: site.origin,
    calls,
    breaks,
    notes: different.length - breaks,
    secrets: collectSecrets(options, exchanges),
  };
}
