/**
 * A Stryker plugin: its checker leaves out all mutants but those that `npm run mutants` has chosen. Stryker itself
 * selects mutants by their place, and a function's place includes all of its parts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './settings.mjs';

const folder = join(root, 'reports');
const file = join(folder, 'chosen-mutants.json');

/** In Stryker's report. */
export const leftOutStatus = 'CompileError';

/** Identifies a mutant whose lines and columns count from 0. */
function getKey({ fileName, mutatorName, replacement, location: { start, end } }) {
  const place = [start.line, start.column, end.line, end.column];
  return [relative(root, fileName), mutatorName, replacement, ...place].join(' ');
}

/** Chooses these mutants for the next run. */
export function saveChosen(mutants) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(mutants.map(getKey)));
}

class ChosenMutantsChecker {
  async init() {
    this.chosen = new Set(JSON.parse(readFileSync(file, 'utf8')));
  }

  async check(mutants) {
    const leftOut = { status: 'compileError', reason: 'not chosen' };
    const check = (mutant) => (this.chosen.has(getKey(mutant)) ? { status: 'passed' } : leftOut);
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, check(mutant)]));
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'chosen-mutants', injectableClass: ChosenMutantsChecker },
];
