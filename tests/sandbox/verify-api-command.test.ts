/** @module-tag slow */
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../../api/verify/command.ts';
import { redact } from '../../api/verify/secrets.ts';
import { demoPassword } from '../../sandbox/seed/members.ts';
import { startHarness } from './harness.ts';
import { at, body, entries, headers, put, reply } from './verify-api/deviations.ts';
import { type Deviation, type ProxiedRequest, startProxy } from './verify-api/proxy.ts';

const box = await startHarness();
afterAll(() => box.close());

const email = 'alex@example.com';
const apiAt = (port: number) => `http://ciu.praxis.localhost:${port}`;
const credentials = ['--email', email, '--password', demoPassword];

async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const status = await runCommand(args, environment, (text) => lines.push(text));
  return { status, text: lines.join('\n') };
}

async function runDiffering(deviate: Deviation, ...more: readonly string[]) {
  const proxy = await startProxy(box.port, deviate, new Map());
  try {
    return await run([apiAt(proxy.port), ...credentials, ...more]);
  } finally {
    await proxy.close();
  }
}

test('it says that nothing would break, and what could be better', async () => {
  const { status, text } = await run([apiAt(box.port), ...credentials]);
  expect(text).toContain(`${apiAt(box.port)}/ as http://ciu.praxis.localhost:4321 would ask it`);
  expect(text).toMatch(/^✓ GET draws\/public\/ {3}Raffles \(asked 3 times, at most \d+ ms\)$/m);
  expect(text).toMatch(/^· POST token\/refresh\/ .*\n {4}· A refresh token works once, .*\[refresh-once\]$/m);
  expect(text).toMatch(/Nothing that would break a screen, and \d+ notes\.$/);
  expect(status).toBe(0);
});

test('it says what would break a screen, where, and what to do', async () => {
  const draws = 'GET draws/public/';
  const { status, text } = await runDiffering(at(draws, entries(put({ ticket_price: 'ten pounds' }))));
  const line =
    /results\[\]\.ticket_price is the text "ten pounds"; not an amount of money \(in \d+ places\)\./;
  expect(text).toMatch(/^✗ GET draws\/public\/ {3}Raffles/m);
  expect(text).toMatch(line);
  expect(text).toMatch(/1 difference would break a screen, and \d+ notes\.$/);
  expect(status).toBe(1);
});

test('what many calls have in common is said once', async () => {
  const { status, text } = await runDiffering(headers({ 'access-control-allow-origin': undefined }));
  expect(text.match(/\[cors-missing\]/g)).toHaveLength(1);
  expect(text).toMatch(/^In 15 calls: POST users\/sign_in\/, GET clients\/current\/, /m);
  expect(status).toBe(1);
});

test('what an API calls its fields does no harm to a terminal, nor fills it', async () => {
  const names = Array.from({ length: 500 }, (_, index) => [`\u001b[2J${index}`, 1]);
  const { text } = await runDiffering(at('GET users/me/', body(put(Object.fromEntries(names)))));
  expect(text).toMatch(/Sends what the site does not read: .*0, .* and \d+ more\./);
  expect(text).not.toContain('\u001b');
});

test('programs can read it', async () => {
  const { status, text } = await runDiffering(
    at('GET users/clients/', reply(200, '<html></html>')),
    '--json',
  );
  const report = JSON.parse(text);
  const call = report.calls.find((each: { call: string }) => each.call === 'GET users/clients/');
  const found = { rule: 'not-json', breaks: true, says: expect.stringContaining('an HTML page') };
  expect(call).toMatchObject({ operationId: 'getMemberClients', asked: 1, findings: [found] });
  expect(report).toMatchObject({ api: expect.any(String), breaks: 1, notes: expect.any(Number) });
  expect(status).toBe(1);
});

test('without a session it says so, and what would help', async () => {
  const { status, text } = await run([apiAt(box.port), '--email', email, '--password', 'mistyped']);
  expect(text).toContain('Signing in was answered with status 400.');
  expect(status).toBe(1);
});

test('where nobody answers it says why', async () => {
  const { status, text } = await run(['http://ciu.praxis.localhost:9', ...credentials]);
  expect(text).toContain('ECONNREFUSED');
  expect(status).toBe(1);
});

test.each([
  ['no address', credentials],
  ['no member', ['http://ciu.praxis.localhost:1']],
  ['an address that is none', ['ciu', ...credentials]],
  ['the password in the place of the address', [demoPassword, '--email', email, '--password', 'x']],
  ['a password in the address', [`http://x:${demoPassword}@ciu.praxis.localhost:1`, ...credentials]],
  ['an unknown option', ['http://ciu.praxis.localhost:1', ...credentials, '--passwrd=hunter22-secret']],
  ['no way to know the site', ['https://ciu.api.example.com', ...credentials]],
])('with %s it says how it is used', async (_, args) => {
  const { status, text } = await run(args);
  expect(text).toContain('Usage: npm run verify-api -- URL');
  expect(text).not.toContain('hunter22');
  expect(text).not.toContain(demoPassword);
  expect(status).toBe(1);
});

test('the password may come from the environment, and the site from the build’s variables', async () => {
  const args = ['http://ciu.localhost:9/api', '--email', email];
  const environment = {
    VERIFY_API_PASSWORD: demoPassword,
    PUBLIC_LANDING_DOMAINS: 'club.example,other.example',
  };
  const { text } = await run(args, environment);
  expect(text).toContain('http://ciu.localhost:9/api/ as https://ciu.club.example would ask it');
});

/** An API that echoes its input everywhere. */
const echo: Deviation = (asked: ProxiedRequest, answer) => {
  const { bearer = '' } = asked;
  const secrets = `${bearer} ${asked.body} ${demoPassword} ${email}`;
  const cut = `${'x'.repeat(36)}${demoPassword}${bearer}`;
  const ways: readonly Deviation[] = [
    at('GET users/me/', body(put({ date_of_birth: cut, balance: secrets }))),
    at('GET tickets/me/', entries(put({ purchased_at: cut, [bearer]: 1 }))),
    at('GET notifications/me/', reply(302, '', { location: `/login?next=${encodeURIComponent(secrets)}` })),
    at(
      'GET transactions/me/',
      body((list) => ({ ...list, next: `https://x.example/${cut}` })),
    ),
    at('GET users/clients/', headers({ 'access-control-allow-origin': bearer })),
    at('GET clients/current/', body(put({ theme: { main_color: cut, secondary_color: secrets } }))),
    at('GET subscriptions/', headers({ 'cache-control': `public, ${bearer}` })),
    at('POST users/check_registration/', reply(200, { status: secrets })),
    at('GET support-tickets/me/', reply(200, secrets)),
  ];
  return ways.reduce<ReturnType<Deviation>>(
    (before, way) => Promise.resolve(before).then((between) => between && way(asked, between)),
    answer,
  );
};

test.each([[[]], [['--json']]])('no secret is told, whatever comes back (%s)', async (more) => {
  const seen: string[] = [];
  const listening: Deviation = async (asked, answer) => {
    const { access_token, refresh_token, access, refresh } = answer.body.startsWith('{')
      ? JSON.parse(answer.body)
      : {};
    seen.push(...[access_token, refresh_token, access, refresh, asked.bearer].filter(Boolean));
    return echo(asked, answer);
  };
  const { text } = await runDiffering(listening, ...more);
  expect(text).toContain('[hidden]');
  const output = text.toLowerCase();
  expect(seen.length).toBeGreaterThan(10);
  for (const secret of [demoPassword, email, ...seen]) {
    // The output contains no part of a secret, in any case.
    const parts = Array.from({ length: secret.length - 9 }, (_, start) => secret.slice(start, start + 10));
    expect(parts.filter((part) => output.includes(part.toLowerCase()))).toEqual([]);
  }
});

test('a secret is found in every writing, and before anything is cut short', () => {
  const secret = 'a"b & ü-c';
  const output = [secret, encodeURIComponent(secret), JSON.stringify(secret)].join(' ');
  expect(redact(output, [secret])).toBe('[hidden] [hidden] "[hidden]"');
  expect(redact(`"${'x'.repeat(44)}${'secret'.repeat(4)}"`, ['secret'.repeat(4)])).not.toContain('sec');
});

test('it runs as a program', () => {
  const { status, stdout } = spawnSync(process.execPath, [
    'scripts/api.mjs',
    'verify',
    'http://ciu.praxis.localhost:9',
    ...credentials,
  ]);
  expect(String(stdout)).toMatch(/differences? would break a screen/);
  expect(status).toBe(1);
});
