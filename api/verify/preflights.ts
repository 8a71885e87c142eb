import { Caller } from './caller.ts';
import { checkCors } from './checks/cors.ts';
import { formatFinding, isBreaking } from './finding.ts';

const timeoutMs = 10_000;

/**
 * Sends the preflights of a sign-in and of a read with a bearer.
 * @param base ends in a slash
 * @returns descriptions of the problems that stop browsers
 */
export async function findPreflightProblems(base: URL, site: URL): Promise<string[]> {
  const caller = new Caller({ base, site, timeoutMs });
  await caller.preflight('signIn', 'preflight', ['content-type']);
  await caller.preflight('getMember', 'preflight', ['authorization']);
  const { exchanges } = caller;
  const failed = exchanges.flatMap(({ endpoint, failure }) =>
    failure ? [{ endpoint, problem: failure }] : [],
  );
  const found = checkCors({ base, site, slowMs: timeoutMs, exchanges })
    .filter(isBreaking)
    .map((finding) => ({
      endpoint: exchanges.find(({ name }) => name === finding.name)?.endpoint,
      problem: formatFinding(finding),
    }));
  return [...failed, ...found].map(
    ({ endpoint, problem }) => `${endpoint?.method} ${endpoint?.path}: ${problem}`,
  );
}
