/**
 * Preloaded into the sandbox (with --expose-gc): replies to each message with the memory use after a
 * collection.
 */
import { memoryUsage } from 'node:process';

export interface MemoryUse {
  /** Live JavaScript heap. */
  readonly heap: number;
  /** Resident memory outside the heap: SQLite, buffers, code. The reserved heap does not count. */
  readonly outsideHeap: number;
}

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapTotal, heapUsed } = memoryUsage();
  process.send?.({ heap: heapUsed, outsideHeap: rss - heapTotal } satisfies MemoryUse);
});
process.channel?.unref();
