import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests, reportReaders } from '../../../scripts/support/test-reports.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function written(report: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

function spec(title: string, status: string, ...errors: { message: string }[]) {
  return {
    title,
    file: 'draw.spec.ts',
    line: 7,
    ok: status !== 'unexpected',
    tests: [{ projectName: 'phone', status, results: [{ errors }] }],
  };
}

test('test report names nested browser tests that failed or were flaky', () => {
  const file = written({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('holds', 'expected')],
        suites: [
          {
            specs: [
              spec('falls', 'unexpected', { message: '\x1b[31mToo late\x1b[39m\n\nat home' }),
              spec('wavers', 'flaky'),
            ],
          },
        ],
      },
    ],
  });
  expect(countTests(file, reportReaders.playwright, 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      '[phone] draw.spec.ts:7 › falls\n    Too late\n    at home',
      '[phone] draw.spec.ts:7 › wavers',
    ],
  });
});

test('test report names failed unit tests by file and full name', () => {
  const file = written({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/anywhere/tests/unit/money.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'money adds' },
          { status: 'failed', fullName: 'money rounds', failureMessages: ['Up, not down'] },
        ],
      },
    ],
  });
  expect(countTests(file, reportReaders.vitest, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['unit/money.test.ts › money rounds\n    Up, not down'],
  });
});

test('test report names errors of a browser run outside its tests', () => {
  const file = written({
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    errors: [
      { message: 'The worker did not stop', location: { file: 'fixtures.ts', line: 9 } },
      { message: 'Out of memory' },
    ],
  });
  expect(countTests(file, reportReaders.playwright, 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      'Outside of tests, fixtures.ts:9\n    The worker did not stop',
      'Outside of tests\n    Out of memory',
    ],
  });
});

test('test report counts a failed run without failed tests, and a missing report', () => {
  const clean = written({ numPassedTests: 2, numFailedTests: 0, testResults: [] });
  expect(countTests(clean, reportReaders.vitest, 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['No test failed, but the exit code is 1'],
  });
  expect(countTests(join(folder, 'none.json'), reportReaders.vitest, 0)).toEqual({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining('There is no report: ENOENT')],
  });
});
