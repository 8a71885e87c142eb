import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const maxErrorLines = 12;

function formatFailure(name, messages) {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, maxErrorLines);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function getErrorMessages(tests) {
  return tests.flatMap(({ results }) =>
    results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
  );
}

function listFailedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title, tests }) =>
        formatFailure(`[${tests[0]?.projectName}] ${file}:${line} › ${title}`, getErrorMessages(tests)),
      ),
    ...suites.flatMap(listFailedSpecs),
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
    failures: listFailedSpecs(report),
  }),
};

/** @param code the runner's exit code; a test file that does not load counts as one failure */
export function countTests(file, read, code) {
  try {
    const { passed, failed, failures } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}
