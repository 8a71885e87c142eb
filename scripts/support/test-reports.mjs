import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const maxErrorLines = 12;

function listErrorLines(messages) {
  return stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, maxErrorLines);
}

function formatFailure(name, messages) {
  return [name, ...listErrorLines(messages).map((line) => `    ${line}`)].join('\n');
}

/** Formats an error outside any test, such as a fixture that does not stop. */
function formatRunnerError({ message, location }) {
  return formatFailure(`Outside of tests${location ? `, ${location.file}:${location.line}` : ''}`, [message]);
}

function getErrorMessages(tests) {
  return tests.flatMap(({ results }) =>
    results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
  );
}

/** Returns the titles of the step that failed and of the steps around it. */
function getFailedStep(steps = []) {
  const failed = steps.find(({ error }) => error);
  return failed ? [failed.title, ...getFailedStep(failed.steps)] : [];
}

function getSpecName({ file, line, title, tests }) {
  const steps = tests.flatMap(({ results }) => results.map((result) => getFailedStep(result.steps)));
  return [
    `[${tests[0]?.projectName}] ${file}:${line}`,
    title,
    ...(steps.find(({ length }) => length) ?? []),
  ].join(' › ');
}

function listFailedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map((spec) => formatFailure(getSpecName(spec), getErrorMessages(spec.tests))),
    ...suites.flatMap(listFailedSpecs),
  ];
}

/** Returns each test of a Playwright report as `{ name, isPassed, detail }`. */
export function listTests({ specs = [], suites = [] }) {
  return [
    ...specs.map(({ ok, title, tests }) => ({
      name: title,
      isPassed: ok,
      detail: listErrorLines(getErrorMessages(tests)).join('\n'),
    })),
    ...suites.flatMap(listTests),
  ];
}

/** @returns `{ passed, failed, failures }` */
export const reportReaders = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          formatFailure(`${name.split(/[\\/]/).slice(-2).join('/')} › ${fullName}`, failureMessages),
        ),
    ),
  }),
  playwright: (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    failures: [...listFailedSpecs(report), ...report.errors.map(formatRunnerError)],
  }),
};

/** @param code the runner's exit code; a test file that does not load counts as one failure */
export function countTests(file, read, code) {
  try {
    const { passed, failed, failures } = read(JSON.parse(readFileSync(file, 'utf8')));
    if (code === 0) return { passed, failed, failures };
    return {
      passed,
      failed: Math.max(failed, 1),
      failures: failures.length ? failures : [`No test failed, but the exit code is ${code}`],
    };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`There is no report: ${error.message}`] };
  }
}
