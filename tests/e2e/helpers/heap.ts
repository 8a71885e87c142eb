import type { BrowserContext, Page } from '@playwright/test';

/** A V8 heap snapshot: flat arrays with one number per field. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
      readonly edge_fields: readonly string[];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** Skips the texts of number nodes, such as function positions. */
function textsOf({ snapshot, nodes, edges, strings }: HeapSnapshot): string[] {
  const { node_fields, node_types, edge_fields } = snapshot.meta;
  const [typeAt, nameAt, countAt] = ['type', 'name', 'edge_count'].map((name) => node_fields.indexOf(name));
  const targetAt = edge_fields.indexOf('to_node');
  const read = (node: number, at = 0) => nodes[node + at] ?? 0;
  const ofNumbers = new Set<number>();
  const ofTexts: number[] = [];
  let edge = 0;
  for (let node = 0; node < nodes.length; node += node_fields.length) {
    const type = node_types[0][read(node, typeAt)] ?? '';
    const end = edge + read(node, countAt) * edge_fields.length;
    if (type.endsWith('string')) ofTexts.push(node);
    for (; edge < end; edge += edge_fields.length)
      if (type === 'number') ofNumbers.add(edges[edge + targetAt] ?? 0);
  }
  return ofTexts.filter((node) => !ofNumbers.has(node)).map((node) => strings[read(node, nameAt)] ?? '');
}

/** Returns all strings in the page's heap, one per line. V8 reports at most 1,024 characters of each. */
export async function stringsOf(context: BrowserContext, page: Page): Promise<string> {
  const session = await context.newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return textsOf(JSON.parse(chunks.join('')) as HeapSnapshot).join('\n');
}
