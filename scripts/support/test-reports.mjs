/** Reads how many tests a runner passed and which failed, and how, from the report it wrote. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What an end of a run has room for; the rest stands where the test ran. */
const linesOfError = 12;

/** A failed test by its name, with the beginning of what went wrong. */
function failure(name, messages) {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, linesOfError);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function messagesOf(tests) {
  return tests.flatMap(({ results }) =>
    results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
  );
}

/** Playwright's suites hold suites; each spec of a suite knows whether it went as expected, and in which project. */
function failedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title, tests }) =>
        failure(`[${tests[0]?.projectName}] ${file}:${line} › ${title}`, messagesOf(tests)),
      ),
    ...suites.flatMap(failedSpecs),
  ];
}

/** What each runner's JSON report calls the two numbers, and its failures by name. */
export const reportReaders = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          failure(`${name.split(/[\\/]/).slice(-2).join('/')} › ${fullName}`, failureMessages),
        ),
    ),
  }),
  playwright: (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    failures: failedSpecs(report),
  }),
};

/** @param code the runner's exit code; a failure that no test shows (a file that does not load) counts as one */
export function countTests(file, read, code) {
  try {
    const { passed, failed, failures } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}
