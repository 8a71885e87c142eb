/**
 * Measures the built site and its texts.
 * - `npm run bench` times it on a slow phone. BENCH_BEFORE lists `dist` folders of other builds, separated by commas.
 * - `npm run sizes` checks the gzipped scripts of each page. `-- --keep` saves the sizes for comparisons.
 * - `npm run texts` lists every text of the site and of the demo, with the number of words.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { CommandError, localEnvironment, ports, print, root } from './support/settings.mjs';
import { build } from './support/site/build.mjs';
import { findOverBudget, getTotal, measureSizes } from './support/sizes.mjs';
import { listTexts, splitWords } from './support/texts.mjs';

function bench() {
  return runCommand(async () => {
    await requireBrowser();
    const env = localEnvironment(ports());
    if (await build(env)) throw new CommandError('The build failed.');
    return startNode(['tests/bench.ts'], env).ended;
  }, 130);
}

function sizes(options) {
  const savedFile = join(root, 'node_modules/.cache/sizes.json');
  const measured = measureSizes();
  for (const [page, chunks] of Object.entries(measured)) {
    const { bytes, budget } = getTotal(page, chunks);
    print(`${page.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000} kB`);
  }
  if (options.includes('--keep')) writeFileSync(savedFile, JSON.stringify(measured));
  const saved = existsSync(savedFile) ? JSON.parse(readFileSync(savedFile, 'utf8')) : {};
  const problems = findOverBudget(measured, saved);
  for (const problem of problems) print(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function texts() {
  const all = listTexts();
  for (const { file, line, text } of all) print(`${file}:${line} ${text}`);
  for (const part of ['src', 'sandbox']) {
    const own = all.filter(({ file }) => file.startsWith(part));
    const words = own.reduce((sum, { text }) => sum + splitWords(text).length, 0);
    print(`${part}: ${own.length} texts, ${words} words`);
  }
}

const commands = { bench, sizes, texts };
const [command, ...args] = process.argv.slice(2);
await commands[command](args);
