/** Web storage that never throws, even when blocked or full. */
interface SafeStorage {
  read(key: string): string | undefined;
  /** @returns false on failure */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
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
    write: (key, value) => attempt((storage) => storage.setItem(key, value) ?? true) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ??
      [],
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
