/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { demoPassword } from '../../sandbox/seed/members.ts';
import { verifyApi } from '../../scripts/verify-api.mjs';
import { requestTenant, type TenantReply } from '../helpers/tenant-request.ts';
import { shareHarness } from './harness.ts';

const box = await shareHarness();
afterEach(() => vi.unstubAllEnvs());

const email = 'alex@example.com';
const site = 'http://ciu.praxis.localhost:4321';
const hopHeaders = ['content-length', 'transfer-encoding', 'connection', 'keep-alive'];

type Reply = Pick<TenantReply, 'status' | 'headers' | 'text'>;

/** Starts the sandbox behind a proxy that changes replies, and closes connections without a reply. */
async function startDeviating(deviate: (call: string, reply: Reply) => Reply | undefined) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const { host = '', 'accept-encoding': _, ...headers } = request.headers as Record<string, string>;
    const body = Buffer.concat(await request.toArray()).toString();
    const reply = await requestTenant(box.port, host, url, { method, headers, ...(body && { body }) });
    const deviation = deviate(`${method} ${url.slice(1).replace(/\?.*/, '')}`, reply);
    if (!deviation) return void response.destroy();
    const kept = Object.entries(deviation.headers).filter(([name]) => !hopHeaders.includes(name));
    for (const [name, value] of kept) if (value !== undefined) response.setHeader(name, value);
    response.writeHead(deviation.status).end(deviation.text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => server.close().closeAllConnections();
  return { port, close };
}

async function runCommand(...args: readonly string[]) {
  const env = { ...process.env, VERIFY_API_PASSWORD: demoPassword };
  const child = spawn(process.execPath, ['scripts/verify-api.mjs', ...args], { env });
  const [text, [status]] = await Promise.all([child.stdout.toArray(), once(child, 'close')]);
  return { status, text: text.join('') };
}

test("verify-api prints deviations from the sandbox's Django profile by call, but no secret of a reply", async () => {
  await box.control.setProfile({ backend: 'django' });
  const secrets = [demoPassword, email];
  const without = ({ headers }: Reply, name: string) => ({ headers: { ...headers, [name]: undefined } });
  const deviations: Readonly<Record<string, (reply: Reply) => Partial<Reply> | undefined>> = {
    'GET draws/public/': ({ text }) => ({
      text: text.replaceAll(/"ticket_price":"[^"]+"/g, '"ticket_price":{}'),
    }),
    'GET users/clients/': ({ headers }) => ({ status: 301, headers: { ...headers, location: '/users/me/' } }),
    'GET subscriptions/': () => ({ status: 404 }),
    'GET notifications/me/': () => ({ status: 204, text: '' }),
    'GET tickets/me/': (reply) => without(reply, 'access-control-allow-origin'),
    'GET transactions/me/': () => undefined,
    'OPTIONS users/me/': (reply) => without(reply, 'access-control-allow-headers'),
    'GET support-tickets/me/': ({ headers }) => ({
      headers: { ...headers, 'access-control-allow-origin': secrets.join(' ') },
      text: JSON.stringify({ [secrets.join(' ')]: secrets, results: secrets }),
    }),
  };
  const proxy = await startDeviating((call, reply) => {
    const token = /"access_token":"([^"]+)"/.exec(reply.text)?.[1];
    if (token) secrets.push(token);
    const status = reply.status === 401 ? 200 : reply.status;
    const deviation = deviations[call] ?? (() => ({}));
    const changed = deviation(reply);
    return changed && { ...reply, status, ...changed };
  });
  const address = `http://ciu.praxis.localhost:${proxy.port}`;
  const { status, text } = await runCommand(address, '--email', email, '--site', site);
  proxy.close();
  const printed = text.trim().split(/\n(?=[✓✗] )/);
  const failed = printed.filter((call) => call.startsWith('✗')).map((call) => call.split('\n    '));
  const expected = [
    ['OPTIONS users/me/ for GET', 'Does not allow the header authorization.'],
    ['OPTIONS users/me/ for PUT', 'Does not allow the header content-type.'],
    ['GET draws/public/', 'Response body property results[].ticket_price must be string,number'],
    ['GET tickets/me/', `Access-Control-Allow-Origin is missing, not ${site}.`],
    ['GET subscriptions/', 'Status 404.'],
    ['GET users/clients/', 'Redirects (301), but the site follows no redirects.'],
    ['GET transactions/me/', expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/)],
    ['GET support-tickets/me/', `Access-Control-Allow-Origin is another origin, not ${site}.`],
    ['GET users/me/ with a stale bearer', 'Status 200, not 401.'],
    ['GET clients/current/ with a stale bearer', 'Status 200, not 401.'],
  ];
  expect(printed.length).toBeGreaterThan(15);
  expect(failed).toEqual(expected.map(([call, problem]) => expect.arrayContaining([`✗ ${call}`, problem])));
  expect(status).toBe(1);
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test.each([
  ['an address that is none', demoPassword, email],
  ['a password in the address', `http://x:${demoPassword}@ciu.praxis.localhost:1`, email],
  ['no member', 'http://ciu.praxis.localhost:1', undefined],
])('verify-api rejects with its usage, without the password, for %s', async (_, address, member) => {
  vi.stubEnv('VERIFY_API_PASSWORD', demoPassword);
  const verified = verifyApi({ address, email: member });
  await expect(verified).rejects.toThrow('Usage: npm run verify-api -- URL');
  await expect(verified).rejects.not.toThrow(demoPassword);
});
