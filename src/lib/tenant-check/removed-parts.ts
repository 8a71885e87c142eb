import type { HtmlTree } from './html-tree.ts';

export interface RemovedPart {
  readonly kind: 'element' | 'attribute';
  readonly name: string;
  readonly count: number;
}

/** The sanitiser renames headings and adds these. */
const addedAttributes: ReadonlySet<string> = new Set(['id', 'class', 'target', 'rel']);

const getGroup = (name: string) => (/^h[1-6]$/.test(name) ? 'h1 to h6' : name);

function count(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function subtract(
  kind: RemovedPart['kind'],
  before: Map<string, number>,
  after: Map<string, number>,
): RemovedPart[] {
  return [...before]
    .map(([name, total]) => ({ kind, name, count: total - (after.get(name) ?? 0) }))
    .filter((part) => part.count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/**
 * Compares a text with its sanitised form.
 * @returns elements, then attributes, the most frequent first
 */
export function findRemovedParts(source: HtmlTree, clean: HtmlTree): RemovedPart[] {
  const ownElements = clean.elements.filter(({ attributes }) => attributes.get('class') !== 'sr-only');
  const cleanAttributes = ownElements.flatMap(({ attributes }) =>
    [...attributes.keys()].filter((name) => !addedAttributes.has(name)),
  );
  return [
    ...subtract(
      'element',
      count(source.elements.map(({ name }) => getGroup(name))),
      count(ownElements.map(({ name }) => getGroup(name))),
    ),
    ...subtract(
      'attribute',
      count(source.elements.flatMap(({ attributes }) => [...attributes.keys()])),
      count(cleanAttributes),
    ),
  ];
}
