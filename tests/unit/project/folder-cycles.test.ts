import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** `src/lib/orders/top-up.ts` -> `src/lib/orders`; undefined for files directly in a layer. */
const folderOf = (path: string) => /^(src\/(?:lib|stores|islands)\/[^/]+)\/.+/.exec(path)?.[1];

/** Modules that start all layers, by the `provide…()` calls in boot.ts. */
const startsEverything = /^src\/(stores\/app\/boot\.ts|islands\/app-shell\/first-view\/)/;

/** Static and lazy imports of values; types create no cycle. */
const importPattern =
  /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)(?!\.)/gm;

function readFolderImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const path of globSync('src/{lib,stores,islands}/**/*.{ts,tsx}')) {
    const from = folderOf(path);
    if (!from || startsEverything.test(path)) continue;
    for (const [, ...targets] of readFileSync(path, 'utf8').matchAll(importPattern)) {
      const to = folderOf(join(dirname(path), targets.find(Boolean) ?? ''));
      const isOfLayer = to?.split('/')[1] === from.split('/')[1];
      if (!to || to === from || !isOfLayer) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

function findCycle(imports: ReadonlyMap<string, ReadonlySet<string>>, path: readonly string[]): string[] {
  const current = path.at(-1) ?? '';
  for (const next of imports.get(current) ?? []) {
    if (next === path[0]) return [...path, next];
    if (path.includes(next)) continue;
    const cycle = findCycle(imports, [...path, next]);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

it('folders of one layer form no import cycle', () => {
  const imports = readFolderImports();
  expect(imports.size).toBeGreaterThan(25);
  expect(
    [...imports.keys()].map((folder) => findCycle(imports, [folder]).join(' -> ')).filter(Boolean),
  ).toEqual([]);
});
