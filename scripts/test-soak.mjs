/**
 * `npm run test:soak`: the long checks, with their figures. The sandbox is killed again and again under load and its
 * ledger audited, it is kept under load while what it holds in memory is watched, and monkeys with many seeds walk the
 * app. About five minutes; SOAK_KILLS, SOAK_SECONDS, MONKEY_SEEDS ("1 2 3") and MONKEY_STEPS make it shorter or longer.
 */
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { localEnvironment, ports } from './support/settings.mjs';
import { buildIfStale } from './support/site/build.mjs';

const env = { MONKEY_SEEDS: '11 12 13 14', MONKEY_STEPS: '150', ...localEnvironment(ports()) };

const steps = [
  ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/soak/vitest.config.ts'],
  ['node_modules/@playwright/test/cli.js', 'test', 'monkey.spec.ts'],
];

await runCommand(async () => {
  await requireBrowser();
  await buildIfStale(env);
  let failed = 0;
  for (const step of steps) failed += (await startNode(step, env).ended) ? 1 : 0;
  return failed ? 1 : 0;
}, 130);
