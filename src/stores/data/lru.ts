interface Lru {
  /**
   * Marks a key as used.
   * @returns evicted keys of its group, oldest first; keys in use stay
   */
  touch(group: string, key: string, isInUse: (key: string) => boolean): string[];
  clear(): void;
}

/** @param limitOf maximum number of a group's keys, besides those in use */
export function createLru(limitOf: (group: string) => number): Lru {
  const groups = new Map<string, Set<string>>();
  return {
    touch(group, key, isInUse) {
      const keys = groups.get(group) ?? new Set();
      groups.set(group, keys);
      keys.delete(key);
      keys.add(key);
      const idle = [...keys].filter((each) => !isInUse(each));
      const evicted = idle.slice(0, Math.max(0, idle.length - limitOf(group)));
      for (const each of evicted) keys.delete(each);
      return evicted;
    },
    clear: () => groups.clear(),
  };
}
