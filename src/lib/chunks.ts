import { perTab } from './storage.ts';

const reloadedKey = 'reloadedForChunk';

/** The build this page runs, as its own script's hashed address. */
const build = import.meta.url;

/**
 * Loads a chunk. When a newer deployment has taken its place the page is loaded again, once per build, so that the
 * member gets the new version instead of an error; a second failure is thrown.
 */
export async function importOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (perTab.read(reloadedKey) === build || navigator.onLine === false) throw error;
    perTab.write(reloadedKey, build);
    location.reload();
    return new Promise(() => {});
  }
}
