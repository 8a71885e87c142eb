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

/** Yields nodes and their references, as indices into `nodes`. */
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

/** Skips the texts of number nodes, such as function positions. */
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
