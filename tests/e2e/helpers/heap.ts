import type { BrowserContext, Page } from '@playwright/test';

/** A heap snapshot as V8 writes it: nodes and edges lie flat in arrays, as many numbers each as their fields. */
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

/** Walks the nodes with the nodes that each refers to, both by their places in `nodes`. */
function* nodesOf({ snapshot, nodes, edges }: HeapSnapshot): Generator<[node: number, targets: number[]]> {
  const { node_fields, edge_fields } = snapshot.meta;
  const countAt = node_fields.indexOf('edge_count');
  const targetAt = edge_fields.indexOf('to_node');
  let edge = 0;
  for (let node = 0; node < nodes.length; node += node_fields.length) {
    const count = nodes[node + countAt] ?? 0;
    const targets = Array.from(
      { length: count },
      (_, index) => edges[edge + index * edge_fields.length + targetAt] ?? 0,
    );
    edge += count * edge_fields.length;
    yield [node, targets];
  }
}

/** The texts of all strings. Numbers, such as the places of functions in their files, have theirs in nodes of that type. */
function textsOf(heap: HeapSnapshot): string[] {
  const { node_fields, node_types } = heap.snapshot.meta;
  const typeOf = (node: number) => node_types[0][heap.nodes[node + node_fields.indexOf('type')] ?? 0];
  const ofNumbers = new Set<number>();
  for (const [node, targets] of nodesOf(heap)) {
    if (typeOf(node) === 'number') for (const target of targets) ofNumbers.add(target);
  }
  const texts: string[] = [];
  for (const [node] of nodesOf(heap)) {
    if (!typeOf(node)?.endsWith('string') || ofNumbers.has(node)) continue;
    texts.push(heap.strings[heap.nodes[node + node_fields.indexOf('name')] ?? 0] ?? '');
  }
  return texts;
}

/**
 * Every string that lives in the memory of a page's scripts once what nobody holds is swept away, as one text. The
 * browser gives the first 1,024 characters of each.
 */
export async function stringsOf(context: BrowserContext, page: Page): Promise<string> {
  const session = await context.newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return textsOf(JSON.parse(chunks.join('')) as HeapSnapshot).join('\n');
}
