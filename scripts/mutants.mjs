/**
 * `npm run mutants`: changes `lib` and `stores` at random places and counts the changes that the unit tests detect.
 * `--browser` also runs the browser tests on the undetected ones, which takes hours. Needs a clean work tree.
 * `--seed N` chooses the places, `--count N` their number.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import fc from 'fast-check';
import { leftOutStatus, saveChosen } from './support/chosen-mutants.mjs';
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { CommandError, localEnvironment, ports, print, root } from './support/settings.mjs';
import { build } from './support/site/build.mjs';
import { requireNginx } from './support/site/hosts.mjs';

const sources = 'src/{lib,stores}/**/*.ts';
const reportFile = join(root, 'reports', 'mutants.json');

/** Picks `count` entries in random order. */
function pick(entries, count, seed) {
  const subarray = fc.shuffledSubarray(entries, { minLength: count, maxLength: count });
  return fc.sample(subarray, { seed, numRuns: 1 })[0];
}

const logger = { isDebugEnabled: () => false, debug: () => {}, info: () => {}, warn: print };
const options = { plugins: null, excludedMutations: [], ignorers: [] };

/** Lists the mutants that Stryker finds in the sources, without testing them. */
async function listMutants() {
  const files = globSync(sources, { cwd: root })
    .toSorted()
    .map((path) => ({
      name: join(root, path),
      mutate: true,
      content: readFileSync(join(root, path), 'utf8'),
    }));
  return (await new Instrumenter(logger).instrument(files, options)).mutants;
}

/** Runs the unit tests with each of these mutants. @returns Stryker's results */
async function testMutants(mutants) {
  saveChosen(mutants);
  const places = mutants.map(({ fileName, location: { start, end } }) => {
    const range = `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
    return `${relative(root, fileName)}:${range}`;
  });
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  if (await startNode([stryker, 'run', '--mutate', places.join(',')], process.env).ended)
    throw new CommandError('Stryker failed.');
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return Object.entries(files)
    .flatMap(([file, result]) => result.mutants.map((mutant) => ({ file, ...mutant })))
    .filter(({ status }) => status !== leftOutStatus);
}

function format({ file, location, mutatorName, replacement }) {
  return `${file}:${location.start.line}  ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`;
}

function apply(source, { location: { start, end }, replacement }) {
  const lines = source.split('\n');
  const offsetOf = ({ line, column }) =>
    lines.slice(0, line - 1).join('\n').length + (line > 1 ? column : column - 1);
  return source.slice(0, offsetOf(start)) + replacement + source.slice(offsetOf(end));
}

/** Builds and tests the site with a mutant, first with the tests of its noun. @returns whether anything failed */
async function isDetectedInBrowser(mutant, env) {
  const path = join(root, mutant.file);
  const source = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, source);
  process.once('exit', restore);
  try {
    writeFileSync(path, apply(source, mutant));
    if (await build(env)) return true;
    const ownTests = join('tests/e2e', mutant.file.split('/')[2]);
    const runs = existsSync(join(root, ownTests)) ? [[ownTests], []] : [[]];
    for (const tests of runs) {
      const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...tests];
      if (await startNode([...playwright, '--max-failures=1', '--reporter=dot'], env).ended) return true;
    }
    return false;
  } finally {
    restore();
    process.off('exit', restore);
  }
}

async function testInBrowser(mutants) {
  const isClean = execFileSync('git', ['status', '--porcelain', 'src'], { cwd: root }).length === 0;
  if (!isClean) throw new CommandError('The work tree has changes in src.');
  await requireBrowser();
  await requireNginx();
  const env = localEnvironment(ports());
  let detected = 0;
  for (const mutant of mutants) {
    const isDetected = await isDetectedInBrowser(mutant, env);
    if (isDetected) detected += 1;
    print(`${isDetected ? 'detected' : 'MISSED  '}  ${format(mutant)}`);
  }
  print(`The browser tests detected ${detected} of these ${mutants.length}.`);
}

await runCommand(async () => {
  const parameters = {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    browser: { type: 'boolean', default: false },
  };
  const { values } = parseArgs({ options: parameters });
  const count = Number(values.count);
  const seed = Number(values.seed);
  const tested = await testMutants(pick(await listMutants(), count, seed));
  const missed = tested.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const mutant of missed) print(`MISSED    ${format(mutant)}`);
  print(`The unit tests detected ${tested.length - missed.length} of ${tested.length} mutants.`);
  if (values.browser) await testInBrowser(missed);
  return 0;
}, 130);
