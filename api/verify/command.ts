import { parseArgs } from 'node:util';
import { formatJson, formatText } from './report.ts';
import { type VerifyOptions, verify } from './verify.ts';

/** Invalid command line; the message contains the usage. */
class Misuse extends Error {
  override readonly name = 'Misuse';
}

const usage = `Usage: npm run verify-api -- URL --email E --password P [--site ADDRESS] [--write] [--json]
  URL             base of a club's API, such as https://riverside.api.example.com/
  --email         a member of that club, made for tests
  --password      better in the variable VERIFY_API_PASSWORD: npm repeats the words it is given
  --site ADDRESS  where the club's members open the site, for CORS; without it as PUBLIC_LANDING_DOMAINS says
  --write         also saves the profile and puts it back, opens a support ticket and begins a deposit of £1.00
  --json          the report for programs`;

const timeoutMs = 15_000;
const slowMs = 2_000;

type Environment = Readonly<Record<string, string | undefined>>;

function parseAddress(text: string, label: string): URL {
  const url = URL.parse(text);
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search;
  if (isPlain) return url;
  // The message omits the value, which may be a password.
  throw new Misuse(`${label} has to be an http or https address with nothing behind its path.\n\n${usage}`);
}

function defaultSite(base: URL, { PUBLIC_LANDING_DOMAINS = '', SITE_PORT = '4321' }: Environment): string {
  const [label] = base.hostname.split('.');
  if (base.hostname.endsWith('.praxis.localhost')) return `http://${label}.praxis.localhost:${SITE_PORT}`;
  const [domain] = PUBLIC_LANDING_DOMAINS.split(',');
  if (domain) return `https://${label}.${domain.trim()}`;
  throw new Misuse(`Say with --site where members open the site: CORS depends on it.\n\n${usage}`);
}

function parseOptions(args: readonly string[]) {
  const options = {
    email: { type: 'string' },
    password: { type: 'string' },
    site: { type: 'string' },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Misuse(`The options cannot be read.\n\n${usage}`);
  }
}

/** @throws {Misuse} */
function readOptions(
  args: readonly string[],
  environment: Environment,
): VerifyOptions & { readonly json: boolean } {
  const { values, positionals } = parseOptions(args);
  const [address = '', ...others] = positionals;
  const password = values.password ?? environment['VERIFY_API_PASSWORD'];
  if (!address || others.length > 0 || !values.email || !password) throw new Misuse(usage);
  const base = parseAddress(address, 'The base of the API');
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const site = parseAddress(values.site ?? defaultSite(base, environment), 'The address of the site');
  const { email, write: shouldWrite, json } = values;
  const hasIdempotencyKeys = environment['PUBLIC_IDEMPOTENCY_KEY'] === 'on';
  return {
    base,
    site,
    email,
    password,
    shouldWrite,
    hasIdempotencyKeys,
    json,
    timeoutMs,
    slowMs,
  };
}

/**
 * @param print receives text without secrets
 * @returns the exit status: 1 for breaking findings or misuse, else 0
 */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void,
): Promise<number> {
  try {
    const { json, ...options } = readOptions(args, environment);
    const report = await verify(options);
    print((json ? formatJson : formatText)(report));
    return report.breaks > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    print(error.message);
    return 1;
  }
}
