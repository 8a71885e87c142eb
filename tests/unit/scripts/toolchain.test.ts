import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getNodePath, getNpmScript } from '../../../scripts/support/machine/toolchain.mjs';

const folder = mkdtempSync(join(tmpdir(), 'node-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['win32', 'bin/node.exe'],
  ['linux', 'bin/node'],
])("the project's Node is what its package says it is on %s", (_, program) => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'node', bin: { node: program } }));
  expect(getNodePath(folder)).toBe(join(folder, program));
});

test('these tests run on it', () => {
  expect(realpathSync(process.execPath)).toBe(realpathSync(getNodePath()));
});

test.each([
  'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js',
  '/usr/lib/node_modules/npm/bin/npm-cli.js',
])('npm is the script %s', (path) => {
  expect(getNpmScript({ npm_execpath: path })).toBe(path);
});

test.each([undefined, '/usr/lib/node_modules/yarn/bin/yarn.js', 'C:\\nodejs\\npm.cmd'])(
  'without npm (%s) the member of the team is told what to do',
  (path) => {
    expect(() => getNpmScript({ npm_execpath: path })).toThrow('npm ci');
  },
);
