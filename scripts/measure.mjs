/**
 * Measures the built site and fails beyond a limit.
 * - `npm run bench` compares it with bare pages, in tests/bench/results.md. `-- work sign-in` measures only the
 *   main thread's work on these pages, or all.
 * - `npm run lighthouse -- sign-in gdpr` audits these public pages, or all.
 * - `npm run sizes` checks the gzipped scripts of each page. `-- --keep` saves the sizes for comparisons.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { CommandError, localEnvironment, ports, print, root } from './support/settings.mjs';
import { build, buildIfStale } from './support/site/build.mjs';
import { findOverBudget, getTotal, measureSizes } from './support/sizes.mjs';

const barePages = ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--root', 'tests/bench/bare'];

function bench(args) {
  return runCommand(async () => {
    await requireBrowser();
    const env = localEnvironment(ports());
    if ((await build(env)) || (await startNode(barePages, env).ended)) {
      throw new CommandError('What is to be measured could not be built.');
    }
    return startNode(['tests/bench/main.ts', ...args], env).ended;
  }, 130);
}

function lighthouse(pages) {
  return runCommand(async () => {
    await requireBrowser();
    const env = localEnvironment(ports());
    await buildIfStale(env);
    return startNode(['tests/lighthouse/main.ts', ...pages], env).ended;
  }, 130);
}

function sizes(options) {
  const savedFile = join(root, 'tests/bench/sizes.json');
  const measured = measureSizes();
  for (const [page, chunks] of Object.entries(measured)) {
    const { bytes, budget } = getTotal(page, chunks);
    print(`${page.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000} kB`);
  }
  if (options.includes('--keep')) writeFileSync(savedFile, `${JSON.stringify(measured, null, 2)}\n`);
  const problems = findOverBudget(measured, JSON.parse(readFileSync(savedFile, 'utf8')));
  for (const problem of problems) print(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const commands = { bench, lighthouse, sizes };
const [command, ...args] = process.argv.slice(2);
await commands[command](args);
