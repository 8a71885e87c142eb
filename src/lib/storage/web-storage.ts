/**
 * Web storage that never throws: in private windows and full storages reading gives undefined and writing does
 * nothing, so that the app works without it for as long as the page lives.
 */
interface SafeStorage {
  read(key: string): string | undefined;
  /** @returns false when it could not be stored, as for want of room */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys of all that stands in it. */
  keys(): string[];
}

function safely(area: 'localStorage' | 'sessionStorage'): SafeStorage {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(globalThis[area]);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => attempt((storage) => storage.setItem(key, value) ?? true) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ??
      [],
  };
}

/** The page's cookies, which never throw either. */
export const cookieJar = {
  /** All of them, in `document.cookie`'s form; empty where the browser refuses them. */
  read(): string {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  /** Takes a cookie given in full. */
  write(cookie: string): void {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members use
      document.cookie = cookie;
    } catch {}
  },
};

/** Shared by all tabs of this club's address. */
export const safeLocalStorage = safely('localStorage');

/** Of this tab only. */
export const safeSessionStorage = safely('sessionStorage');
