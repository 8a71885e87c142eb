/**
 * `npm run verify-api -- URL`: signs in and sends every read through Prism, which compares it with
 * docs/api/openapi.json. Checks CORS, redirects and stale tokens directly, because the
 * proxy hides them.
 */
import './support/localhost-names.mjs';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand, startNode } from './support/processes.mjs';
import { CommandError, print } from './support/settings.mjs';
import { findFreePort, waitForPort } from './support/site/ports.mjs';

const usage = `Usage: npm run verify-api -- URL --email ADDRESS [--site URL]
  URL         base URL of a club's API, such as https://riverside.api.example.com
  --email     a test member of that club; set the password in the variable VERIFY_API_PASSWORD
  --site URL  the club's site, for CORS; default: the API's subdomain on the first of PUBLIC_LANDING_DOMAINS`;

const prismArgs = [
  '--import=./scripts/support/localhost-names.mjs',
  'node_modules/@stoplight/prism-cli/dist/index.js',
];
const timeoutMs = 15_000;
const documentFile = 'docs/api/openapi.json';
const drawList = 'draws/public/';
const drawsQuery = '?status=live&status=scheduled&sort=popular&order=desc';

/** Lists reads in the document's order, in which the list of draws precedes a draw. */
function listReads() {
  const { paths } = JSON.parse(readFileSync(documentFile, 'utf8'));
  return Object.keys(paths).flatMap((path) => (paths[path].get ? [path.slice(1)] : []));
}

/** Sends a request without following redirects, like the site. The body is null unless it is JSON. */
async function send(url, { method = 'GET', site, bearer, payload, headers } = {}) {
  const reply = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      Accept: 'application/json',
      ...(site && { Origin: site.origin }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(payload && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: payload && JSON.stringify(payload),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json().catch(() => null) };
}

function findOriginProblems({ headers }, site) {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === site.origin) return [];
  return [`Access-Control-Allow-Origin is ${allowed ? 'another origin' : 'missing'}, not ${site.origin}.`];
}

/** @returns the call with its problems, or with its failure as the problem */
async function check(call, findProblems) {
  const problems = await findProblems().catch(({ message, cause }) => [
    cause?.code || cause?.message || message,
  ]);
  return { call, problems };
}

const bearerHeaders = ['authorization', 'content-type'];
const keyHeaders = process.env.PUBLIC_IDEMPOTENCY_KEY === 'on' ? ['idempotency-key'] : [];
const preflights = [
  { method: 'POST', path: 'users/sign_in/', asked: ['content-type'] },
  { method: 'GET', path: 'users/me/', asked: ['authorization'] },
  { method: 'PUT', path: 'users/me/', asked: [...bearerHeaders, ...keyHeaders] },
];

async function findPreflightProblems(base, site, { method, path, asked }) {
  const headers = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': asked.join() };
  const reply = await send(base.href + path, { method: 'OPTIONS', site, headers });
  if (reply.status < 200 || reply.status > 299) return [`Status ${reply.status}.`];
  const listNames = (name) => (reply.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const allowed = listNames('access-control-allow-headers');
  const methods = ['get', 'post', ...listNames('access-control-allow-methods')];
  // `*` does not include Authorization.
  const isAllowed = (name) => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  const isMethodAllowed = methods.includes(method.toLowerCase()) || methods.includes('*');
  return [
    ...findOriginProblems(reply, site),
    ...asked.filter((name) => !isAllowed(name)).map((name) => `Does not allow the header ${name}.`),
    ...(isMethodAllowed ? [] : [`Does not allow ${method}.`]),
  ];
}

/** Sends preflights as browsers do before calls. @param base URL of the API with a trailing slash */
export function checkPreflights(base, site) {
  const checks = preflights.map((each) =>
    check(`OPTIONS ${each.path} for ${each.method}`, () => findPreflightProblems(base, site, each)),
  );
  return Promise.all(checks);
}

/** Finds what Prism cannot see, because it follows redirects and sends its own headers. */
async function findHeaderProblems(url, site, bearer) {
  const reply = await send(url, { site, bearer });
  return reply.status >= 300 && reply.status < 400
    ? [`Redirects (${reply.status}), but the site follows no redirects.`]
    : findOriginProblems(reply, site);
}

/** Checks that a stale bearer is rejected with 401, by open calls too, so that the site refreshes it. */
async function findStaleProblems(url, site, access) {
  const reply = await send(url, { site, bearer: `${access.slice(0, -8)}AAAAAAAA` });
  const accepted = reply.status === 401 ? [] : [`Status ${reply.status}, not 401.`];
  return [...accepted, ...findOriginProblems(reply, site)];
}

/** Formats violations. Merges those of equal list entries and omits details of combined schemas. */
function formatViolations(violations) {
  const lines = violations.map(({ message }) => message.trim().replaceAll(/\.\d+/g, '[]'));
  return [...new Set(lines)].filter((line) => !line.endsWith('must match a schema in anyOf'));
}

/** Sends a request through Prism, which replaces an invalid reply by its violations. */
async function askPrism(url, options) {
  const { status, body } = await send(url, options);
  if (Array.isArray(body?.validation)) return { body: null, problems: formatViolations(body.validation) };
  return { body, problems: [200, 204].includes(status) ? [] : [`Status ${status}.`] };
}

async function checkReads({ prism, base, site }, access) {
  const calls = [];
  let drawId;
  for (const path of listReads()) {
    if (path.includes('{id}') && drawId === undefined) continue;
    const address = path.replace('{id}', drawId) + (path === drawList ? drawsQuery : '');
    const call = await check(`GET ${path}`, async () => {
      const { body, problems } = await askPrism(prism + address, { bearer: access });
      if (path === drawList) drawId = [body?.results ?? body].flat()[0]?.id;
      return [...problems, ...(await findHeaderProblems(base.href + address, site, access))];
    });
    calls.push(call);
  }
  for (const path of ['users/me/', 'clients/current/']) {
    const call = `GET ${path} with a stale bearer`;
    calls.push(await check(call, () => findStaleProblems(base.href + path, site, access)));
  }
  return calls;
}

async function checkCalls(options) {
  const { prism, base, site, email, password } = options;
  const payload = { email, password, remember_me: true, is_staff: false, reactivation: false };
  let access;
  const signIn = await check('POST users/sign_in/', async () => {
    const { body, problems } = await askPrism(`${prism}users/sign_in/`, { method: 'POST', payload });
    access = body?.access_token;
    return problems;
  });
  const reads = signIn.problems.length === 0 && access ? await checkReads(options, access) : [];
  return [...(await checkPreflights(base, site)), signIn, ...reads];
}

/** Parses the options. Errors never repeat a value, which may be a misplaced password. @throws {CommandError} */
function readOptions({ address, email, site }) {
  const password = process.env.VERIFY_API_PASSWORD;
  const base = URL.parse(address.replace(/\/?$/, '/'));
  const isPlain = base && /^https?:$/.test(base.protocol) && !base.username && !base.password && !base.search;
  if (!isPlain || !email || !password) throw new CommandError(usage);
  const [domain] = (process.env.PUBLIC_LANDING_DOMAINS ?? 'praxis.localhost:4321').split(',');
  const members = URL.parse(site ?? `${base.protocol}//${base.hostname.split('.')[0]}.${domain}`);
  if (!members) throw new CommandError(usage);
  return { base, site: members, email, password };
}

/**
 * Compares an API with the document. The result never contains values that the API sent.
 * @returns {Promise<{ call: string, problems: string[] }[]>}
 * @throws {CommandError} for invalid options
 */
export async function verifyApi(options) {
  const { base, site, ...credentials } = readOptions(options);
  const port = await findFreePort();
  const target = [documentFile, base.href, '--errors', `--port=${port}`, '--verboseLevel=silent'];
  const proxy = startNode([...prismArgs, 'proxy', ...target], process.env, 'ignore');
  try {
    await waitForPort(port);
    return await checkCalls({ prism: `http://127.0.0.1:${port}/`, base, site, ...credentials });
  } finally {
    proxy.stop();
  }
}

async function main() {
  const text = { type: 'string' };
  const options = { email: text, site: text };
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  if (positionals.length !== 1) throw new CommandError(usage);
  const calls = await verifyApi({ ...values, address: positionals[0] });
  for (const { call, problems } of calls) {
    print([`${problems.length > 0 ? '✗' : '✓'} ${call}`, ...problems].join('\n    '));
  }
  return calls.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

if (import.meta.main) await runCommand(main, 130);
