import { isOfflineKey } from './scoped-key.ts';

/** Web storage that never throws, even when blocked or full. */
interface SafeStorage {
  read(key: string): string | undefined;
  /** Removes the oldest replies of the offline copy when storage is full. @returns false on failure */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

const getKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

const getRequestTime = (text: string | null) => Number.parseInt(text ?? '', 10) || 0;

/** @throws {DOMException} when storage is blocked, or full without the offline copy */
function writeMakingRoom(storage: Storage, key: string, value: string): true {
  const write = () => {
    storage.setItem(key, value);
    return true as const;
  };
  try {
    return write();
  } catch {
    const cached = getKeys(storage).filter(isOfflineKey);
    const times = new Map(cached.map((each) => [each, getRequestTime(storage.getItem(each))]));
    for (const oldest of cached.toSorted((a, b) => Number(times.get(a)) - Number(times.get(b)))) {
      storage.removeItem(oldest);
      try {
        return write();
      } catch {}
    }
    return write();
  }
}

function createSafeStorage(area: 'localStorage' | 'sessionStorage'): SafeStorage {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(globalThis[area]);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => attempt((storage) => writeMakingRoom(storage, key, value)) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt(getKeys) ?? [],
  };
}

export const safeLocalStorage = createSafeStorage('localStorage');

export const safeSessionStorage = createSafeStorage('sessionStorage');

/** `document.cookie` without exceptions when the browser refuses it. */
export const cookieJar = {
  read(): string {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  write(cookie: string): void {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: browsers in use lack the Cookie Store API
      document.cookie = cookie;
    } catch {}
  },
};
