/** `npm test`: every check; a failed one does not keep the others from running. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from './support/machine/browser.mjs';
import { requireEngines } from './support/machine/engines.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { localEnvironment, ports, print } from './support/settings.mjs';

import { build } from './support/site/build.mjs';
import { requireNginx } from './support/site/hosts.mjs';
import { countTests, reportReaders } from './support/test-reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const env = {
  ...localEnvironment(ports()),
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
};

/** A check that counts as one. */
function check(title, run) {
  return {
    title,
    run: async () => ((await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/** A runner whose tests all count. */
function tests(title, runner, args) {
  const file = join(reports, runner === 'playwright' ? 'playwright.json' : `${title}.json`);
  return {
    title,
    run: async () => countTests(file, reportReaders[runner], await startNode(args(file), env).ended),
  };
}

function vitestTests(title, ...args) {
  return tests(title, 'vitest', (file) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
}

function tool(path, ...args) {
  return () => startNode([`node_modules/${path}`, ...args], env).ended;
}

/** Each is one process that computes on one core; what the tests of rules do beside it is often to wait. */
const checks = [
  check('Types', tool('astro/bin/astro.mjs', 'check', '--minimumSeverity=warning')),
  check('Types in browsers', tool('typescript/bin/tsc', '-p', 'src/tsconfig.browser.json')),
  check('Types on Node', tool('typescript/bin/tsc', '-p', 'sandbox')),
  check('Types at the edge', tool('typescript/bin/tsc', '-p', 'edge')),
  check('Types in the service worker', tool('typescript/bin/tsc', '-p', 'src/service-worker')),
  check('Lint and format', tool('@biomejs/biome/bin/biome', 'check')),
  check(
    'Import directions',
    tool('dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'build', 'sandbox', 'edge', 'api'),
  ),
  check('Unused code', tool('knip/bin/knip.js')),
];

const ruleTests = [vitestTests('Unit and contract tests')];

function browserTests(title, ...options) {
  return tests(title, 'playwright', () => [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=line,json',
    ...options,
  ]);
}

const siteSteps = [
  check('Build', () => build(env)),
  check('HTML of every page', tool('html-validate/bin/html-validate.mjs', 'dist/**/*.html')),
  check('Oldest browsers', () => startNode(['scripts/browser-support.mjs'], env).ended),
  check('Sizes', () => startNode(['scripts/sizes.mjs'], env).ended),
  browserTests('Browser tests', '--grep-invert=@alone'),
  // They take all of the processor, which others would wait for.
  browserTests('Browser tests that run alone', '--grep=@alone', '--workers=1'),
  vitestTests('Firefox and WebKit', '--config=tests/engines/vitest.config.ts', '--root=.'),
];

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

async function inTurn(steps) {
  const results = [];
  for (const { title, run } of steps) {
    print(`\n— ${title} —`);
    const startedAt = Date.now();
    const { passed, failed, failures = [] } = await run();
    const line = `${failed ? 'FAILED' : 'ok    '}  ${title} (${seconds(startedAt)})`;
    results.push({ passed, failed, line: [line, ...failures].join('\n').replaceAll('\n', '\n          ') });
  }
  return results;
}

function total(results, key) {
  return results.reduce((sum, result) => sum + result[key], 0);
}

await runCommand(async () => {
  await requireBrowser();
  await requireEngines();
  await requireNginx();
  const first = await Promise.all([inTurn(checks), inTurn(ruleTests)]);
  const results = [...first.flat(), ...(await inTurn(siteSteps))];
  print(`\n${results.map(({ line }) => line).join('\n')}`);
  print(`${total(results, 'passed')} passed, ${total(results, 'failed')} failed`);
  return total(results, 'failed') ? 1 : 0;
}, 130);
