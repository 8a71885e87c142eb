import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const scripts = Object.entries(packageJson.scripts);
const builders = new Set(Object.keys(packageJson.dependencies));

test.each(scripts)('npm run %s starts a program and leaves the shell nothing to do', (_, script) => {
  const [program = '', ...words] = script.split(' ');
  expect(program === 'node' || builders.has(program)).toBe(true);
  for (const word of words) expect(word).toMatch(/^[\w./:-]+$/);
});

test.each(scripts.filter(([, script]) => script.startsWith('node ')))(
  'npm run %s names a command that there is',
  (_, script) => {
    const [, runner, command] = script.split(' ');
    expect(runner).toBe('scripts/run.mjs');
    expect(existsSync(`scripts/${command}.mjs`)).toBe(true);
  },
);

test('no program is started by what only one system calls it', () => {
  const files = ['playwright.config.ts', ...globSync('{scripts,tests/{bench,e2e,support}}/**/*.{mjs,ts}')];
  const found = files.filter((file) => /\.bin\/|spawn\('|\bkill\(-/.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
