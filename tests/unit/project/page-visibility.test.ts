import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Modules that read it from the browser. All others subscribe to `$isPageVisible`, or in `lib` and `ui` to the first. */
const readers = ['src/lib/browser/page-visibility.ts', 'src/stores/data/query-cache.ts'];

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|tsx|astro)$/.test(path))
  .map((path) => `src/${path}`);

const isReader = (path: string) => /visibilitychange|visibilityState/.test(readFileSync(path, 'utf8'));

it('no module reads the visibility of the page from the browser beside the one for it', () => {
  const found = paths.filter(isReader);
  expect(found).toContain(readers[0]);
  expect(found.filter((path) => !readers.includes(path))).toEqual([]);
});
