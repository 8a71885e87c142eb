import type { BrowserContext, Page } from '@playwright/test';

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
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return strings.join('\n');
}
