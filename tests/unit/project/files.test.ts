import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChunkGroups } from '../../../build/preload/chunk-groups.ts';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

const sources = files
  .filter((path) => /\.(tsx?|astro)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const countLines = (text: string) => text.split('\n').length - 1;

it('source folders have at most fifteen files', () => {
  const counts = new Map<string, number>();
  for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 15)).toEqual([]);
});

it('source folders have at most one file in twelve with 25 lines or fewer', () => {
  const small = sources.filter(({ text }) => countLines(text) <= 25).map(({ path }) => path);
  expect(small.length / sources.length, small.join('\n')).toBeLessThanOrEqual(0.08);
});

describe('shared components', () => {
  const shared = files.filter((path) => dirname(path) === 'src/islands/shared');

  /** Nouns of the islands whose files import the file; the app shell counts as one. */
  function getUsers(file: string): string[] {
    const importers = sources.filter(
      ({ path, text }) =>
        dirname(path) !== dirname(file) &&
        [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].some(
          ([, target = '']) => join(dirname(path), target) === file,
        ),
    );
    return [...new Set(importers.map(({ path }) => path.split('/')[2] ?? ''))];
  }

  it('are at most twelve files', () => {
    expect(shared.length).toBeLessThanOrEqual(12);
  });

  it('are each used in at least two folders of islands', () => {
    const lonely = shared.filter((file) => getUsers(file).length < 2);
    expect(lonely).toEqual([]);
  });
});

it("only page.ts reads the page's visibility from the browser", () => {
  const readers = sources.filter(({ text }) => /visibilitychange|visibilityState/.test(text));
  expect(readers.map(({ path }) => path)).toEqual(['src/lib/browser/page.ts']);
});

it('source has at most forty lazy imports besides the screens, and the bundler eight chunk groups', () => {
  const others = sources.filter(({ path }) => path !== 'src/islands/screens.ts');
  const imports = others.flatMap(({ text }) => text.match(/(?<!typeof )\bimport\((?=\s*['"])/g) ?? []);
  expect(imports.length).toBeLessThanOrEqual(40);
  expect(createChunkGroups().length).toBeLessThanOrEqual(8);
});
