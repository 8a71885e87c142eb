import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './machine/browser.mjs';
import { root } from './settings.mjs';

/** The record that the site shows on `/accessibility`. */
const recordFile = join(root, 'src/lib/accessibility/test-run.json');

function countByFile({ specs = [], suites = [] }) {
  return [
    ...specs.map(({ file, tests }) => ({
      file,
      count: tests.filter(({ status }) => status === 'expected').length,
    })),
    ...suites.flatMap(countByFile),
  ];
}

/**
 * Describes a run of the accessibility tests.
 * @param report Playwright's, as JSON
 * @param versions of the tools, by name
 * @returns `{ date, versions, passed }`, where `passed` has the number of tests by the spec's name
 */
export function createRecord(report, versions, date) {
  const passed = {};
  for (const { file, count } of countByFile(report)) {
    const name = file.replace(/^.*\/|\.spec\.ts$/g, '');
    if (count > 0) passed[name] = (passed[name] ?? 0) + count;
  }
  return { date: date.toISOString().slice(0, 10), versions, passed };
}

function readVersions() {
  const path = findBrowser()?.path ?? chromium.executablePath();
  const [browserVersion = ''] = execFileSync(path, ['--version'], { encoding: 'utf8' }).match(/[\d.]+/) ?? [];
  const axe = JSON.parse(readFileSync(join(root, 'node_modules/axe-core/package.json'), 'utf8'));
  return { Chromium: browserVersion, 'axe-core': axe.version };
}

/** Writes the record of a run in which every test passed. @param file Playwright's report */
export function writeRecord(file) {
  const record = createRecord(JSON.parse(readFileSync(file, 'utf8')), readVersions(), new Date());
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
