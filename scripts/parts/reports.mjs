/** Reads how many tests a runner passed and failed from the report it wrote. */
import { readFileSync } from 'node:fs';

/** What each runner's JSON report calls the two numbers. */
export const readers = {
  vitest: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/** @param code the runner's exit code; a failure that no test shows (a file that does not load) counts as one */
export function countTests(file, read, code) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
