import { afterAll, expect, it, vi } from 'vitest';

const { argv } = process;
const smoke = vi.fn<(options: object) => void>();
vi.doMock('../../../scripts/support/processes.mjs', () => ({ runCommand: (main: () => void) => main() }));
vi.doMock('../../../scripts/support/site/smoke.mjs', () => ({ smoke }));
afterAll(() => {
  process.argv = argv;
  vi.doUnmock('../../../scripts/support/processes.mjs');
  vi.doUnmock('../../../scripts/support/site/smoke.mjs');
  vi.resetModules();
});

async function run(...args: readonly string[]) {
  process.argv = [...argv.slice(0, 2), ...args];
  vi.resetModules();
  await import('../../../scripts/smoke.mjs');
}

it.each([[], ['http://127.0.0.1', '--clients=ciu'], ['http://a.example', 'x']])(
  'smoke test fails with its usage for the arguments %j %j',
  async (...args) => {
    await expect(run(...args)).rejects.toThrow('Usage: npm run smoke -- URL');
    expect(smoke).not.toHaveBeenCalled();
  },
);

it('smoke test receives the parsed arguments', async () => {
  await run('http://a.example/wallet', '--client=ciu', '--with-api');
  expect(smoke).toHaveBeenCalledExactlyOnceWith({ site: 'http://a.example', client: 'ciu', withApi: true });
});
