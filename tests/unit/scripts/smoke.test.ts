/** @module-tag slow */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it.concurrent.each([
  { args: [] },
  { args: ['http://127.0.0.1', '--clients=ciu'] },
  { args: ['http://a.example', 'x'] },
])('smoke test prints its usage and fails with the arguments $args', async ({ args }) => {
  const failure = await run(process.execPath, ['scripts/smoke.mjs', ...args]).catch((error) => error);
  expect(failure).toMatchObject({ code: 1, stdout: expect.stringContaining('Usage: npm run smoke -- URL') });
});
