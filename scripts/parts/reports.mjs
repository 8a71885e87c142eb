/** Reads how many tests a runner passed and which failed from the report it wrote. */
import { readFileSync } from 'node:fs';

/** Playwright's suites hold suites; each spec of a suite knows whether it went as expected, and in which project. */
function failedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title, tests }) => `[${tests[0]?.projectName}] ${file}:${line} › ${title}`),
    ...suites.flatMap(failedSpecs),
  ];
}

/** What each runner's JSON report calls the two numbers, and its failures by name. */
export const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${name.split(/[\\/]/).slice(-2).join('/')} › ${fullName}`),
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
