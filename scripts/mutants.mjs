/**
 * `npm run mutants`: changes `lib` and `stores` at random places and counts the changes that the unit tests detect.
 * `--browser` also runs the browser tests on the undetected ones, which takes hours. Needs a clean work tree.
 * `--seed N` chooses the places, `--count N` their number.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { CommandError, localEnvironment, ports, print, root } from './support/settings.mjs';
import { build } from './support/site/build.mjs';
import { requireNginx } from './support/site/hosts.mjs';

const sources = 'src/{lib,stores}/**/*.ts';
const reportFile = join(root, 'reports', 'mutants.json');

/** Matches declarations, comments and brackets, in which Stryker finds no mutants. */
const emptyLine =
  /^\s*(?:$|[\])}>;,]*$|\/[/*]|\*|import\b|export \{|(?:export )?(?:interface|type)\b|readonly\b)/;

/** Picks `count` entries in random order. */
function pick(entries, count, seed) {
  const subarray = fc.shuffledSubarray(entries, { minLength: count, maxLength: count });
  return fc.sample(subarray, { seed, numRuns: 1 })[0];
}

function listLines() {
  return globSync(sources, { cwd: root })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => (emptyLine.test(text) ? [] : [`${file}:${index + 1}`])),
    );
}

/** Runs Stryker on these lines. @returns its mutants by line */
async function findMutants(lines) {
  const ranges = lines.map((line) => `${line}-${line.split(':')[1]}`).join(',');
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
  if (await startNode([stryker, 'run', '--mutate', ranges], process.env).ended)
    throw new CommandError('Stryker failed.');
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return Map.groupBy(
    Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant }))),
    ({ file, location }) => `${file}:${location.start.line}`,
  );
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

/** Builds and tests the site with a mutant. @returns whether anything failed */
async function isDetectedInBrowser(mutant, env) {
  const path = join(root, mutant.file);
  const source = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, source);
  process.once('exit', restore);
  try {
    writeFileSync(path, apply(source, mutant));
    if (await build(env)) return true;
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--max-failures=1', '--reporter=dot'];
    return (await startNode(playwright, env).ended) !== 0;
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
  const options = {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    browser: { type: 'boolean', default: false },
  };
  const { values } = parseArgs({ options });
  const count = Number(values.count);
  const seed = Number(values.seed);
  // Half of the lines have no mutant.
  const lines = pick(listLines(), Math.round(count * 2.5), seed);
  const mutants = await findMutants(lines);
  const chosen = lines
    .flatMap((line) => (mutants.has(line) ? pick(mutants.get(line), 1, seed) : []))
    .filter(({ status }) => status !== 'CompileError' && status !== 'RuntimeError')
    .slice(0, count);
  const missed = chosen.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const mutant of missed) print(`MISSED    ${format(mutant)}`);
  print(`The unit tests detected ${chosen.length - missed.length} of ${chosen.length} mutants.`);
  if (values.browser) await testInBrowser(missed);
  return 0;
}, 130);
