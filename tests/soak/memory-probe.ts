/** Loaded before the sandbox (with --expose-gc): answers each message with what its process holds after a collection. */
import { memoryUsage } from 'node:process';

/** Bytes. */
export interface MemoryUse {
  /** In use on JavaScript's heap, everything that nothing refers to being gone. */
  readonly heap: number;
  /** Resident beside that heap: SQLite, buffers, code. How large a heap the engine keeps ready is its own affair. */
  readonly outsideHeap: number;
}

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapTotal, heapUsed } = memoryUsage();
  process.send?.({ heap: heapUsed, outsideHeap: rss - heapTotal } satisfies MemoryUse);
});
process.channel?.unref();
