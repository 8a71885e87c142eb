import { Caller } from './caller.ts';
import { checkCors } from './checks/cors.ts';
import { formatFinding, isBreaking } from './finding.ts';

const timeoutMs = 10_000;

/**
 * Whether browsers may ask an API from a site: the preflights of a sign-in and of a read with a bearer, which change
 * nothing. Without them an API can look well and be of use to nobody.
 * @param base of the club's API, with a slash at its end
 * @returns what keeps browsers from it, in words
 */
export async function findPreflightProblems(base: URL, site: URL): Promise<string[]> {
  const caller = new Caller({ base, site, timeoutMs });
  await caller.preflight('signIn', 'preflight', ['content-type']);
  await caller.preflight('getMember', 'preflight', ['authorization']);
  const { exchanges } = caller;
  const lost = exchanges.flatMap(({ endpoint, failure }) => (failure ? [{ endpoint, says: failure }] : []));
  const found = checkCors({ base, site, slowMs: timeoutMs, exchanges })
    .filter(isBreaking)
    .map((finding) => ({
      endpoint: exchanges.find(({ name }) => name === finding.name)?.endpoint,
      says: formatFinding(finding),
    }));
  return [...lost, ...found].map(({ endpoint, says }) => `${endpoint?.method} ${endpoint?.path}: ${says}`);
}
