/**
 * `npm test`: runs every check, also after a failed one.
 * `npm run test:part -- rules|browser|engines`: runs one part, to split the work between machines. Options after `browser`
 * are Playwright's, such as `--shard=1/3`.
 * `npm run test:quick`: runs types, lint and quick unit tests in 1 minute, changed files first.
 * `npm run test:accessibility`: runs the accessibility tests. If all pass, records the run for /accessibility.
 * `npm run test:soak`: runs `npm test` without samples, and with the tests tagged `@soak`.
 * `npm run test:times`: lists the steps of the last run and its slowest files.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRecord } from './support/accessibility-record.mjs';
import { requireBrowser } from './support/machine/browser.mjs';
import { requireEngines } from './support/machine/engines.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { CommandError, localEnvironment, ports, print } from './support/settings.mjs';
import { build } from './support/site/build.mjs';
import { requireNginx } from './support/site/hosts.mjs';
import { countTests, reportReaders } from './support/test-reports.mjs';
import { formatTimes, readTimes, saveTimes, timeReaders } from './support/test-times.mjs';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const env = {
  ...localEnvironment(ports()),
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
};

function createCheck(title, run) {
  return {
    title,
    run: async () => ((await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

function createTests(title, runner, args) {
  const file = join(reports, runner === 'playwright' ? 'playwright.json' : `${title}.json`);
  return {
    title,
    run: async () => {
      const code = await startNode(args(file), env).ended;
      return {
        ...countTests(file, reportReaders[runner], code),
        files: readTimes(file, timeReaders[runner]),
      };
    },
  };
}

function createVitestTests(title, ...args) {
  return createTests(title, 'vitest', (file) => [
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

/** The native compiler. Astro's check needs the one in JavaScript. */
const typescript = (...args) => tool('typescript-native/bin/tsc', ...args);

const generateTypes = tool('astro/bin/astro.mjs', 'sync');
const types = createCheck('Types', async () => (await generateTypes()) || typescript()());
const lint = createCheck('Lint and format', tool('@biomejs/biome/bin/biome', 'check'));
const unusedCode = createCheck('Unused code', tool('knip/bin/knip.js'));

/** Checks that run in turn, in parallel with the unit tests, which often wait. */
const checks = [
  types,
  createCheck(
    'Types of pages',
    tool('astro/bin/astro.mjs', 'check', '--minimumSeverity=warning', '--tsconfig=tsconfig.astro.json'),
  ),
  createCheck('Types in browsers', typescript('-p', 'src/tsconfig.browser.json')),
  createCheck('Types on Node', typescript('-p', 'sandbox')),
  createCheck('Types at the edge', typescript('-p', 'edge')),
  createCheck('Types in the service worker', typescript('-p', 'src/service-worker')),
  lint,
  createCheck(
    'Import directions',
    tool('dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'build', 'sandbox', 'edge', 'api'),
  ),
  unusedCode,
];

const ruleTests = [createVitestTests('Unit and contract tests')];

function createBrowserTests(title, ...options) {
  return createTests(title, 'playwright', () => [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=line,json',
    ...options,
  ]);
}

const buildSite = createCheck('Build', () => build(env));

const siteSteps = [
  createCheck('HTML of every page', tool('html-validate/bin/html-validate.mjs', 'dist/**/*.html')),
  createCheck('Sizes', () => startNode(['scripts/measure.mjs', 'sizes'], env).ended),
];

const engineTests = createVitestTests(
  'Firefox and WebKit',
  '--config=tests/engines/vitest.config.ts',
  '--root=.',
);

async function runInTurn(steps) {
  const results = [];
  for (const { title, run } of steps) {
    print(`\n— ${title} —`);
    const startedAt = Date.now();
    const { passed, failed, failures = [], files = [] } = await run();
    const ms = Date.now() - startedAt;
    const line = `${failed ? 'FAILED' : 'ok    '}  ${title} (${(ms / 1000).toFixed(1)} s)`;
    const lines = [line, ...failures].join('\n').replaceAll('\n', '\n          ');
    results.push({ title, passed, failed, ms, files, lines });
  }
  return results;
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

function report(results) {
  saveTimes(
    results.map(({ title, ms, files }) => ({ title, ms, files })),
    performance.now(),
  );
  print(`\n${results.map(({ lines }) => lines).join('\n')}`);
  print(`${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
  return sum(results, 'failed') ? 1 : 0;
}

const runRules = async () => (await Promise.all([runInTurn(checks), runInTurn(ruleTests)])).flat();

/** Parts by name. Each returns the results of its steps. */
const parts = {
  rules: runRules,
  browser: async (options) => {
    await requireBrowser();
    await requireNginx();
    return runInTurn([buildSite, createBrowserTests('Browser tests', ...options)]);
  },
  engines: async () => {
    await requireBrowser();
    await requireEngines();
    await requireNginx();
    return runInTurn([buildSite, ...siteSteps, engineTests]);
  },
};

const testPart = async () => {
  const [name, ...options] = process.argv.slice(3);
  const run = parts[name];
  if (!run) throw new CommandError(`Name a part: ${Object.keys(parts).join(', ')}.`);
  return report(await run(options));
};

const testAll = async () => {
  await requireBrowser();
  await requireEngines();
  await requireNginx();
  const rules = await runRules();
  const steps = [buildSite, ...siteSteps, createBrowserTests('Browser tests'), engineTests];
  return report([...rules, ...(await runInTurn(steps))]);
};

const testAccessibility = async () => {
  await requireBrowser();
  await requireNginx();
  // The record says that every screen was tested.
  env.SOAK = 'yes';
  const tests = createBrowserTests('Accessibility tests', 'tests/e2e/accessibility');
  const code = report(await runInTurn([buildSite, tests]));
  if (code === 0) writeRecord(env.PLAYWRIGHT_JSON_OUTPUT_FILE);
  return code;
};

const soak = () => {
  env.SOAK = 'yes';
  return testAll();
};

const quickChecks = [types, lint, unusedCode];

const quickTests = [
  createVitestTests('Tests of changed files', '--changed', '--passWithNoTests'),
  createVitestTests('Quick unit and contract tests', '--tagsFilter=!slow'),
];

const quick = async () => report((await Promise.all([runInTurn(quickChecks), runInTurn(quickTests)])).flat());

const times = () => {
  const lines = formatTimes();
  if (!lines.length) throw new CommandError('No run has been timed. Run npm test first.');
  for (const line of lines) print(line);
  return 0;
};

const commands = { times, soak, quick, part: testPart, accessibility: testAccessibility };

await runCommand(commands[process.argv[2]] ?? testAll, 130);
