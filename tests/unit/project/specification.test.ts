/** The coverage of the specification, from the tags of the tests. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftOut, rows, type SpecificationRow } from '../../specification/rows.ts';

const testFiles = globSync('tests/{unit,sandbox,e2e}/**/*.{test,spec}.{ts,tsx}');
const sources = new Map(testFiles.map((path) => [path, readFileSync(path, 'utf8')]));

/** `5.3` -> 5.3; `8.1-3` -> 8.1, 8.2, 8.3. */
function expandTag(section: string, first: string, last = first): string[] {
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
}

function readTags(source: string): Set<string> {
  const tags = source.matchAll(/['"]@?spec:(\d+)\.(\d+)(?:-(\d+))?['"]/g);
  return new Set([...tags].flatMap(([, section = '', first = '', last]) => expandTag(section, first, last)));
}

const filesById = new Map<string, string[]>();
for (const [path, source] of sources)
  for (const id of readTags(source)) filesById.set(id, [...(filesById.get(id) ?? []), path]);

const filesOf = ([id]: SpecificationRow) => filesById.get(id) ?? [];

/** `{n}` matches a number or a placeholder. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[$()*+.?[\\\]^|]/g, '\\$&').replaceAll('{n}', '(?:\\d+|\\$\\{[^}]+\\})');
  return new RegExp(escaped);
}

it('specification has a test for each row and a row for each tag', () => {
  const ids = rows.map(([id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  expect([...filesById.keys(), ...Object.keys(leftOut)].toSorted()).toEqual(ids.toSorted());
});

it('specification has no skipped test with a tag', () => {
  const skipped = /\b(?:it|test|describe)\.(?:skip|todo|fixme|fails)\(\s*['"`]/;
  expect([...sources].filter(([, source]) => skipped.test(source)).map(([path]) => path)).toEqual([]);
});

/** True for a test that compares the code with the row itself. */
const readsRow = ([, rule]: (typeof rows)[number], source: string) =>
  source.includes("/specification/rows.ts'") && /^(?:Failure|Success) of |^Notice: /.test(rule);

it('specification has each prescribed text in a test of its row', () => {
  const untested = rows.filter(
    (row) =>
      row[2] !== undefined &&
      !row[2].includes('{identifier}') &&
      !filesOf(row)
        .map((path) => sources.get(path) ?? '')
        .some((source) => readsRow(row, source) || patternOf(row[2] ?? '').test(source)),
  );
  expect(untested).toEqual([]);
});
