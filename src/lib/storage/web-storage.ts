/**
 * Keys of an owner's values: `owner/<tenant>/<encoded email>/<name>`. A visitor's email is empty. A name may have parts:
 * `offline/<path>`, `draft/<form>`.
 */
export const scopedKeyPrefix = 'owner/';

export const offlinePrefix = 'offline/';
export const draftPrefix = 'draft/';

/** @param owner `<tenant>/<encoded email>` */
export const createScopedKey = (owner: string, name: string): string => `${scopedKeyPrefix}${owner}/${name}`;

/** True for replies of the offline copy (offline-cache.ts). Their texts start with the time of the request. */
export const isOfflineKey = (key: string): boolean => /^owner\/[^/]+\/[^/]*\/offline\//.test(key);

export const isDraftKey = (key: string): boolean => /^owner\/[^/]+\/[^/]*\/draft\//.test(key);

/** True for values of a member, not of a visitor. */
export const isMemberKey = (key: string): boolean => /^owner\/[^/]+\/[^/]+\//.test(key);

const getKeys = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

const getRequestTime = (text: string | null) => Number.parseInt(text ?? '', 10) || 0;

/**
 * Removes the oldest replies of the offline copy when storage is full.
 * @throws {DOMException} when storage is blocked, or full without the offline copy
 */
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

/** Web storage that never throws, even when blocked or full. */
function createSafeStorage(area: 'localStorage' | 'sessionStorage') {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(globalThis[area]);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    /** @returns false on failure */
    write: (key: string, value: string) =>
      attempt((storage) => writeMakingRoom(storage, key, value)) ?? false,
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
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

const sharedDeviceKey = 'sharedDevice';

/** Fallback for blocked storage, until the page unloads. */
let lastTouchInMemory: string | undefined;

/** Returns the last use of a session on a shared device, in ms since the epoch. Undefined on other devices. */
export const readLastTouch = (): string | undefined =>
  safeLocalStorage.read(sharedDeviceKey) ?? lastTouchInMemory;

/** True if no member data may outlive the tab. */
export const isSharedDevice = (): boolean => readLastTouch() !== undefined;

/** @param text undefined unmarks the shared device */
export function writeLastTouch(text?: string): void {
  lastTouchInMemory = text && !safeLocalStorage.write(sharedDeviceKey, text) ? text : undefined;
  if (!text) safeLocalStorage.remove(sharedDeviceKey);
}
