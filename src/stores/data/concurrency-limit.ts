/** What is done by id, a few at once, the others in the order in which they came. */
interface ConcurrencyLimit {
  /** Has it done when its turn comes; what is being done is not begun again. */
  readonly add: (id: string) => void;
  /** @returns true when its turn had not come, and now will not */
  readonly remove: (id: string) => boolean;
  readonly isRunning: (id: string) => boolean;
  /** Forgets all: what is under way frees no place any more. */
  readonly clear: () => void;
}

/** @param run never rejects; what it gives is called once the place is free again */
export function createConcurrencyLimit(
  atOnce: number,
  run: (id: string) => Promise<() => void>,
): ConcurrencyLimit {
  const waiting = new Set<string>();
  let running = new Set<string>();
  const begin = async (id: string) => {
    const among = running;
    among.add(id);
    const done = await run(id);
    among.delete(id);
    done();
    if (among === running) next();
  };
  const next = () => {
    for (const id of waiting) {
      if (running.size >= atOnce) return;
      waiting.delete(id);
      void begin(id);
    }
  };
  return {
    add: (id) => {
      if (running.has(id)) return;
      waiting.add(id);
      next();
    },
    remove: (id) => waiting.delete(id),
    isRunning: (id) => running.has(id),
    clear: () => {
      waiting.clear();
      running = new Set();
    },
  };
}
