/** @module-tag slow */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { demoPassword } from '../../sandbox/seed/members.ts';
import { findFreePort } from '../../scripts/support/site/ports.mjs';
import { verifyApi } from '../../scripts/verify-api.mjs';
import { requestTenant, type TenantReply } from '../helpers/tenant-request.ts';
import { startHarness } from './harness.ts';

const box = await startHarness();
afterAll(() => box.close());
afterEach(() => vi.unstubAllEnvs());

const email = 'alex@example.com';
const site = 'http://ciu.praxis.localhost:4321';
const hopHeaders = ['content-length', 'transfer-encoding', 'connection', 'keep-alive'];

type Reply = Pick<TenantReply, 'status' | 'headers' | 'text'>;
type Deviation = (call: string, reply: Reply) => Reply;

/** Starts the sandbox behind a proxy that changes replies. */
async function startDeviating(deviate: Deviation) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const { host = '', 'accept-encoding': _, ...headers } = request.headers as Record<string, string>;
    const body = Buffer.concat(await request.toArray()).toString();
    const reply = await requestTenant(box.port, host, url, { method, headers, ...(body && { body }) });
    const { status, text, headers: sent } = deviate(`${method} ${url.slice(1).replace(/\?.*/, '')}`, reply);
    const kept = Object.entries(sent).filter(([name]) => !hopHeaders.includes(name));
    for (const [name, value] of kept) if (value !== undefined) response.setHeader(name, value);
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Verifies an API. @returns the calls with problems, one line each */
async function findProblems(port: number): Promise<string[]> {
  vi.stubEnv('VERIFY_API_PASSWORD', demoPassword);
  const calls = await verifyApi({ address: `http://ciu.praxis.localhost:${port}`, email, site });
  return calls.flatMap(({ call, problems }) => problems.map((problem) => `${call}: ${problem}`));
}

async function findProblemsOf(deviate: Deviation): Promise<string[]> {
  const proxy = await startDeviating(deviate);
  try {
    return await findProblems(proxy.port);
  } finally {
    await proxy.close();
  }
}

const without = (headers: IncomingHttpHeaders, name: string) => ({ ...headers, [name]: undefined });

test('verify-api finds no problem in the sandbox or its Django profile', async () => {
  expect(await findProblems(box.port)).toEqual([]);
  await box.control.setProfile({ backend: 'django' });
  expect(await findProblems(box.port)).toEqual([]);
  await box.control.setProfile({});
});

test('verify-api reports deviations by call', async () => {
  const deviations: Readonly<Record<string, (reply: Reply) => Partial<Reply>>> = {
    'GET draws/public/': ({ text }) => ({
      text: text.replaceAll(/"ticket_price":"[^"]+"/g, '"ticket_price":{}'),
    }),
    'GET users/clients/': ({ headers }) => ({ status: 301, headers: { ...headers, location: '/users/me/' } }),
    'GET subscriptions/': () => ({ status: 404 }),
    'GET notifications/me/': () => ({ status: 204, text: '' }),
    'GET tickets/me/': ({ headers }) => ({ headers: without(headers, 'access-control-allow-origin') }),
    'OPTIONS users/me/': ({ headers }) => ({ headers: without(headers, 'access-control-allow-headers') }),
  };
  const problems = await findProblemsOf((call, reply) => ({
    ...reply,
    ...(reply.status === 401 && { status: 200 }),
    ...deviations[call]?.(reply),
  }));
  const expected = [
    'OPTIONS users/me/ for GET: Does not allow the header authorization.',
    'OPTIONS users/me/ for PUT: Does not allow the header content-type.',
    'GET draws/public/: Response body property results[].ticket_price must be string,number',
    'GET users/clients/: Redirects (301), but the site follows no redirects.',
    'GET subscriptions/: Status 404.',
    `GET tickets/me/: Access-Control-Allow-Origin is missing, not ${site}.`,
    'GET users/me/ with a stale bearer: Status 200, not 401.',
    'GET clients/current/ with a stale bearer: Status 200, not 401.',
  ];
  expect(problems).toEqual(expect.arrayContaining(expected));
  expect(problems.filter((line) => !/clients|draws|subs|tickets|users\/me/.test(line))).toEqual([]);
});

test('verify-api prints no secret for any reply of the API', async () => {
  const secrets = [demoPassword, email];
  const problems = await findProblemsOf((call, reply) => {
    const token = /"access_token":"([^"]+)"/.exec(reply.text)?.[1];
    if (token) secrets.push(token);
    if (call === 'POST users/sign_in/' || call.startsWith('OPTIONS')) return reply;
    const headers = { ...reply.headers, 'access-control-allow-origin': secrets.join(' ') };
    return { ...reply, headers, text: JSON.stringify({ [secrets.join(' ')]: secrets, results: secrets }) };
  });
  expect(secrets.length).toBeGreaterThan(2);
  expect(problems.length).toBeGreaterThan(10);
  for (const secret of secrets) expect(problems.join('\n')).not.toContain(secret);
});

function runCommand(...args: readonly string[]) {
  const env = { ...process.env, VERIFY_API_PASSWORD: demoPassword };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/verify-api.mjs', ...args], { env });
  return { status, text: String(stdout) };
}

test.each([
  ['an address that is none', [demoPassword, '--email', email]],
  ['a password in the address', [`http://x:${demoPassword}@ciu.praxis.localhost:1`, '--email', email]],
  ['no member', ['http://ciu.praxis.localhost:1']],
])('verify-api prints its usage with %s', (_, args) => {
  const { status, text } = runCommand(...args);
  expect(text).toContain('Usage: npm run verify-api -- URL');
  expect(text).not.toContain(demoPassword);
  expect(status).toBe(1);
});

test('verify-api reports why and fails when the API is unreachable', async () => {
  const address = `http://ciu.praxis.localhost:${await findFreePort()}`;
  const { status, text } = runCommand(address, '--email', email);
  expect(text).toMatch(/^✗ OPTIONS users\/sign_in\/ for POST\n {4}ECONNREFUSED$/m);
  expect(status).toBe(1);
});
