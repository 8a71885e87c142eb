interface ConcurrencyLimit {
  readonly add: (id: string) => void;
  readonly remove: (id: string) => boolean;
  readonly isRunning: (id: string) => boolean;
  /** Running tasks no longer count. */
  readonly clear: () => void;
}

/** @param run never rejects; resolves to a callback that runs once the slot is free */
export function createConcurrencyLimit(
  maxRunning: number,
  run: (id: string) => Promise<() => void>,
): ConcurrencyLimit {
  const waiting = new Set<string>();
  let running = new Set<string>();
  const start = async (id: string) => {
    const group = running;
    group.add(id);
    const done = await run(id);
    group.delete(id);
    done();
    if (group === running) startNext();
  };
  const startNext = () => {
    for (const id of waiting) {
      if (running.size >= maxRunning) return;
      waiting.delete(id);
      void start(id);
    }
  };
  return {
    add: (id) => {
      if (running.has(id)) return;
      waiting.add(id);
      startNext();
    },
    remove: (id) => waiting.delete(id),
    isRunning: (id) => running.has(id),
    clear: () => {
      waiting.clear();
      running = new Set();
    },
  };
}
