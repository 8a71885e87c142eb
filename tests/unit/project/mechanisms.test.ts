import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createChunkGroups } from '../../../build/preload/chunk-groups.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|tsx|astro)$/.test(path))
  .map((path) => ({ path: `src/${path}`, text: readFileSync(`src/${path}`, 'utf8') }));

const findPaths = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it("only page.ts reads the page's visibility from the browser", () => {
  expect(findPaths(/visibilitychange|visibilityState/)).toEqual(['src/lib/browser/page.ts']);
});

it('source has at most forty lazy imports besides the screens', () => {
  const imports = sources
    .filter(({ path }) => path !== 'src/islands/screens.ts')
    .flatMap(({ path, text }) => [...text.matchAll(/(?<!typeof )\bimport\((?=\s*['"])/g)].map(() => path));
  expect(imports.length).toBeLessThanOrEqual(40);
});

it('bundler has at most eight chunk groups', () => {
  expect(createChunkGroups().length).toBeLessThanOrEqual(8);
});
