/** @module-tag slow */
import { cruise } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import rules from '../../../.dependency-cruiser.mjs';

/** `src/lib/orders/top-up.ts` -> `src/lib/orders`; undefined for files directly in a layer. */
const folderOf = (path: string) => /^(src\/(?:lib|stores|islands)\/[^/]+)\/.+/.exec(path)?.[1];

/** Modules that start all layers, by the `provide…()` calls in boot.ts. */
const startsEverything = /^src\/(stores\/app\/boot\.ts|islands\/app-shell\/first-view\/)/;

/** Imports between folders, without type imports. */
async function readFolderImports(): Promise<Map<string, Set<string>>> {
  const { output } = await cruise(['src'], { ...rules.options, validate: false });
  if (typeof output === 'string') throw new Error(output);
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of output.modules) {
    const from = folderOf(source);
    if (!from || startsEverything.test(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = folderOf(resolved);
      const isOfLayer = to?.split('/')[1] === from.split('/')[1];
      if (!to || to === from || !isOfLayer || dependencyTypes.includes('type-only')) continue;
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

it('folders of one layer form no import cycle', async () => {
  const imports = await readFolderImports();
  expect(imports.size).toBeGreaterThan(25);
  expect(
    [...imports.keys()].map((folder) => findCycle(imports, [folder]).join(' -> ')).filter(Boolean),
  ).toEqual([]);
}, 60_000);
