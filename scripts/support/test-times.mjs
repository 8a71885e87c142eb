import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './settings.mjs';

const savedFile = join(root, 'node_modules/.cache/test-times.json');
const shownFiles = 20;

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** The times of test files by runner. @returns lists of `{ file, tests, ms }`; the tests of two workers overlap */
export const timeReaders = {
  vitest: ({ testResults }) =>
    testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(root, name),
      tests: assertionResults.length,
      ms: endTime - startTime,
    })),
  playwright: (report) =>
    Object.entries(Object.groupBy(listSpecs(report), ({ file }) => file)).map(([file, specs]) => {
      const tests = specs.flatMap((spec) => spec.tests);
      const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      return { file: join('tests/e2e', file), tests: tests.length, ms: sum(durations) };
    }),
};

/** @returns the test files of a runner's report with their times, none if the report is missing */
export function readTimes(file, read) {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Keeps the times of a run, in ms. @param steps `{ title, ms, files }` */
export function saveTimes(steps, ms) {
  mkdirSync(dirname(savedFile), { recursive: true });
  writeFileSync(savedFile, JSON.stringify({ at: new Date().toISOString(), ms, steps }));
}

const formatSeconds = (ms) => (ms / 1000).toFixed(1).padStart(8);

/** Lists the last run's steps and its slowest test files. @returns lines, none if no run has been saved */
export function formatTimes() {
  if (!existsSync(savedFile)) return [];
  const { at, ms, steps } = JSON.parse(readFileSync(savedFile, 'utf8'));
  const files = steps.flatMap((step) => step.files).toSorted((one, other) => other.ms - one.ms);
  return [
    `Run of ${at.slice(0, 16).replace('T', ' ')} UTC, in seconds`,
    '',
    ...steps.map((step) => `${formatSeconds(step.ms)}  ${step.title}`),
    `${formatSeconds(ms)}  whole run (types and lint run beside the unit tests)`,
    '',
    ...files.slice(0, shownFiles).map((each) => `${formatSeconds(each.ms)}  ${each.file} (${each.tests})`),
  ];
}
