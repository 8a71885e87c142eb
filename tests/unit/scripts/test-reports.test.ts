import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests, reportReaders } from '../../../scripts/support/test-reports.mjs';
import { timeReaders } from '../../../scripts/support/test-times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function count(report: unknown, reader: keyof typeof reportReaders) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return countTests(file, reportReaders[reader], 1);
}

function spec(title: string, status: string, ...errors: { message: string }[]) {
  const tests = [{ projectName: 'phone', status, results: [{ errors }] }];
  return { title, file: 'draw.spec.ts', line: 7, ok: status !== 'unexpected', tests };
}

test('test report names nested browser tests that failed or were flaky', () => {
  const late = { message: '\x1b[31mToo late\x1b[39m\n\nat home' };
  const nested = { specs: [spec('falls', 'unexpected', late), spec('wavers', 'flaky')] };
  const suites = [{ specs: [spec('holds', 'expected')], suites: [nested] }];
  const report = { stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [], suites };
  const falls = '[phone] draw.spec.ts:7 › falls\n    Too late\n    at home';
  const failures = [falls, '[phone] draw.spec.ts:7 › wavers'];
  expect(count(report, 'playwright')).toEqual({ passed: 1, failed: 2, failures });
});

test('test report names errors of a browser run outside its tests', () => {
  const stopped = { message: 'The worker did not stop', location: { file: 'fixtures.ts', line: 9 } };
  const errors = [stopped, { message: 'Out of memory' }];
  const failures = [
    'Outside of tests, fixtures.ts:9\n    The worker did not stop',
    'Outside of tests\n    Out of memory',
  ];
  const report = { stats: { expected: 2, unexpected: 0, flaky: 0 }, errors };
  expect(count(report, 'playwright')).toEqual({ passed: 2, failed: 1, failures });
});

test('test report names the step in which a browser test failed', () => {
  const error = { message: 'Not there' };
  const steps = [{ title: 'opens' }, { title: 'buys', error, steps: [{ title: 'pays', error }] }];
  const failed = spec('holds', 'unexpected', error);
  const tests = failed.tests.map((each) => ({ ...each, results: [{ errors: [error], steps }] }));
  const stats = { expected: 0, unexpected: 1, flaky: 0 };
  const report = { stats, errors: [], suites: [{ specs: [{ ...failed, tests }] }] };
  const failures = ['[phone] draw.spec.ts:7 › holds › buys › pays\n    Not there'];
  expect(count(report, 'playwright')).toEqual({ passed: 0, failed: 1, failures });
});

test('test times add up the tests of each file', () => {
  const timed = (file: string, ...durations: number[]) => ({
    file,
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const browser = {
    suites: [{ specs: [timed('a.spec.ts', 2)], suites: [{ specs: [timed('a.spec.ts', 3, 4)] }] }],
  };
  expect(timeReaders.playwright(browser)).toEqual([{ file: 'tests/e2e/a.spec.ts', tests: 3, ms: 9 }]);
  const name = join(process.cwd(), 'tests/unit/a.test.ts');
  const unit = { testResults: [{ name, startTime: 5, endTime: 12, assertionResults: [{}, {}] }] };
  expect(timeReaders.vitest(unit)).toEqual([{ file: 'tests/unit/a.test.ts', tests: 2, ms: 7 }]);
});

test('test report names failed unit tests by file and full name', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'money adds' },
    { status: 'failed', fullName: 'money rounds', failureMessages: ['Up, not down'] },
  ];
  const testResults = [{ name: '/anywhere/tests/unit/money.test.ts', assertionResults }];
  const failures = ['unit/money.test.ts › money rounds\n    Up, not down'];
  const report = { numPassedTests: 1, numFailedTests: 1, testResults };
  expect(count(report, 'vitest')).toEqual({ passed: 1, failed: 1, failures });
});

test('test report counts a failed run without failed tests, and a missing report', () => {
  const failures = ['No test failed, but the exit code is 1'];
  const clean = { numPassedTests: 2, numFailedTests: 0, testResults: [] };
  expect(count(clean, 'vitest')).toEqual({ passed: 2, failed: 1, failures });
  const missing = countTests(join(folder, 'none.json'), reportReaders.vitest, 0);
  const text = expect.stringContaining('There is no report: ENOENT');
  expect(missing).toEqual({ passed: 0, failed: 1, failures: [text] });
});
