import { reloadForMissingChunk } from './missing-chunk.ts';

/** Loads on demand. Only lib/api/list-page.ts still uses it. */
export const lazyModule = <T>(importModule: () => Promise<T>) => ({
  load: () => importModule().catch(reloadForMissingChunk),
});
