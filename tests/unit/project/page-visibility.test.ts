import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Reads it from the browser. All others subscribe to `$isPageVisible`, or in `lib` and `ui` to this. */
const reader = 'src/lib/browser/page-visibility.ts';

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|tsx|astro)$/.test(path))
  .map((path) => `src/${path}`);

const isReader = (path: string) => /visibilitychange|visibilityState/.test(readFileSync(path, 'utf8'));

it('no module reads the visibility of the page from the browser beside `page-visibility.ts`', () => {
  expect(paths.filter(isReader)).toEqual([reader]);
});
