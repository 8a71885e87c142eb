import { spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../helpers/fixtures.ts';
import { hostResolverRules } from '../helpers/hosts/addresses.ts';
import { startNginx } from '../helpers/hosts/nginx.ts';
import { startWorkerd } from '../helpers/hosts/workerd.ts';

async function run(args: readonly string[], variables: Readonly<Record<string, string>>) {
  const env = { ...process.env, FORCE_COLOR: '0', ...variables };
  const child = spawn(process.execPath, args, { env });
  const output = Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  const code = await new Promise<number>((resolve) => child.once('close', (value) => resolve(value ?? 1)));
  return { code, said: (await output).flat().join('') };
}

const playwrightArgs = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tests/smoke/playwright.config.ts',
];

test('smoke test passes on a good site and only sends GET requests to the API', {
  tag: ['@soak', '@wide'],
}, async ({ sandbox, runningSandbox }) => {
  const { port, close } = await startWorkerd('dist');
  const args = ['scripts/smoke.mjs', `http://127.0.0.1:${port}`, '--client=ciu', '--with-api'];
  const { code, said } = await run(args, { SMOKE_HOST_RULES: hostResolverRules(runningSandbox.port, port) });
  await close();
  expect(code, said).toBe(0);
  const { counts } = await sandbox.requests();
  expect(Object.keys(counts)).toContain('GET clients/current/');
  expect(Object.keys(counts).filter((call) => !call.startsWith('GET '))).toEqual([]);
});

test('smoke test names what is broken and ignores an unreachable API', {
  tag: ['@soak', '@wide'],
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broken-'));
  await cp('dist', folder, { recursive: true });
  await rm(join(folder, 'results.html'));
  await rm(join(folder, 'icons/icon-512.png'));
  await appendFile(join(folder, 'gdpr.html'), '<script src="/rocket-loader.js"></script>');
  const names = await readdir(join(folder, '_astro'));
  const script = names.find((name) => name.startsWith('wallet.') && name.endsWith('.js')) ?? '';
  await appendFile(join(folder, '_astro', script), '\n');
  const nginx = await startNginx(folder);
  const { code, said } = await run(playwrightArgs, {
    SMOKE_URL: `http://127.0.0.1:${nginx.port}`,
    SMOKE_CLIENT: 'riverside',
    SMOKE_HOST_RULES: 'MAP *.praxis.localhost:8787 127.0.0.1:9',
  });
  await nginx.close();
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(said).toMatch(/\d+ passed/);
  const failed = [...said.matchAll(/✘.*? › ([^(]+) \(/g)].map(([, title]) => title).sort();
  expect(failed).toEqual([
    "GDPR shows the club's text or why it is missing",
    'every screen has its page with its title and robots tag',
    'manifest and its icons are available',
    'pages and scripts match the build',
  ]);
  const errors = new Set([...said.matchAll(/^ {4}Error: (.+)$/gm)].map(([, text]) => text));
  expect([...errors].sort()).toEqual([
    '/gdpr is the page as built',
    '/icons/icon-512.png',
    '/results',
    '/results is the page as built',
    'problems on the page',
    `${script} is the file as built`,
  ]);
});
