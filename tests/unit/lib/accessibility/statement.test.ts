import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRecord } from '../../../../scripts/support/accessibility-record.mjs';
import { knownLimits, lastRun } from '../../../../src/lib/accessibility/statement.ts';

const folder = new URL('../../../e2e/accessibility/', import.meta.url);
const specs = readdirSync(folder).flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? []);

it('accessibility statement lists every accessibility spec of the last run', () => {
  expect(lastRun.checks.map(({ spec }) => spec).sort()).toEqual(specs.sort());
  expect(lastRun.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(lastRun.tools).toMatch(/^Chromium [\d.]+ and axe-core [\d.]+$/);
  expect(knownLimits.length).toBeGreaterThan(0);
});

it('accessibility statement counts the passed tests of all projects by spec', () => {
  const spec = (file: string, ...statuses: string[]) => {
    const tests = statuses.map((status) => ({ status }));
    return { file: `accessibility/${file}.spec.ts`, tests };
  };
  const nested = { specs: [spec('focus', 'expected', 'expected')] };
  const specs = [spec('focus', 'expected'), spec('reader', 'skipped', 'flaky', 'unexpected')];
  const versions = { Chromium: '1' };
  const record = createRecord({ suites: [{ specs, suites: [nested] }] }, versions, new Date('2026-11-24'));
  expect(record).toEqual({ date: '2026-11-24', versions, passed: { focus: 3 } });
});
