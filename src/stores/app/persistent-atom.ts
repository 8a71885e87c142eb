import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { safeLocalStorage } from '../../lib/storage/web-storage.ts';

/** Adapts `safeLocalStorage`, which never throws, to the library. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, key) => safeLocalStorage.read(String(key)),
    has: (_, key) => safeLocalStorage.read(String(key)) !== undefined,
    set: (_, key, value) => {
      safeLocalStorage.write(String(key), String(value));
      return true;
    },
    deleteProperty: (_, key) => {
      safeLocalStorage.remove(String(key));
      return true;
    },
  },
);

setPersistentEngine(engine, windowPersistentEvents);

export { persistentAtom };
