import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
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
  const modules = sources.filter(({ path }) => !path.endsWith('.astro'));
  const small = modules.filter(({ text }) => countLines(text) <= 25).map(({ path }) => path);
  expect(small.length / modules.length, small.join('\n')).toBeLessThanOrEqual(0.08);
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

const components = sources.filter(({ path }) => /^src\/islands\/.*\.tsx$/.test(path));

const isText = (child: ts.JsxChild) =>
  (ts.isJsxText(child) && child.text.trim() !== '') ||
  (ts.isJsxExpression(child) && child.expression !== undefined && ts.isTemplateLiteral(child.expression));

/** Such as `{count > 0 && …}` and `{isOpen ? … : …}`. */
const isConditional = (child: ts.JsxChild) =>
  ts.isJsxExpression(child) &&
  child.expression !== undefined &&
  (ts.isConditionalExpression(child.expression) ||
    (ts.isBinaryExpression(child.expression) &&
      child.expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken));

function findMixedElements({ path, text }: { path: string; text: string }): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(isText)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (node.children.some(isConditional)) found.push(`${path}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('no text has a changing sibling, because translated pages would keep the old text', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(findMixedElements)).toEqual([]);
});

/** `src/lib/orders/top-up.ts` -> `src/lib/orders`; undefined for files directly in a layer. */
const folderOf = (path: string) => /^(src\/(?:lib|stores|islands)\/[^/]+)\/.+/.exec(path)?.[1];

/** Modules that start all layers, by the `provide…()` calls in boot.ts. */
const startsEverything = /^src\/(stores\/app\/boot\.ts|islands\/app-shell\/first-view\/)/;

/** Static and lazy imports of values; types create no cycle. */
const importPattern =
  /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)(?!\.)/gm;

function readFolderImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const from = folderOf(path);
    if (!from || startsEverything.test(path)) continue;
    for (const [, ...targets] of text.matchAll(importPattern)) {
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
