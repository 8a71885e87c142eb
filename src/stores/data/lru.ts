/** Which keys of each group were used last, for caches that are to stay small. */
interface Lru {
  /**
   * Notes that a key was used just now.
   * @returns keys of its group, least recently used first, that are beyond the limit and may go: those in use stay
   */
  touch(group: string, key: string, isInUse: (key: string) => boolean): string[];
  clear(): void;
}

/** @param limitOf how many keys of a group are kept beside those in use */
export function createLru(limitOf: (group: string) => number): Lru {
  const groups = new Map<string, Set<string>>();
  return {
    touch(group, key, isInUse) {
      const keys = groups.get(group) ?? new Set();
      groups.set(group, keys);
      keys.delete(key);
      keys.add(key);
      const idle = [...keys].filter((each) => !isInUse(each));
      const gone = idle.slice(0, Math.max(0, idle.length - limitOf(group)));
      for (const each of gone) keys.delete(each);
      return gone;
    },
    clear: () => groups.clear(),
  };
}
