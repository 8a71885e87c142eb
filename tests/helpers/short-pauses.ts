import { vi } from 'vitest';

/** Shortens pauses, such as those before retries, and leaves time limits as they are. Ends with `vi.unstubAllGlobals`. */
export function shortenPauses(): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...rest: []) =>
    setTimeout(work, ms > 3_000 ? ms : ms / 20, ...rest),
  );
}
