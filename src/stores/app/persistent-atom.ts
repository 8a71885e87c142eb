import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { lasting } from '../../lib/storage/web-storage.ts';

/** Local storage as the library wants it, an object, over our storage that never throws. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, key) => lasting.read(String(key)),
    has: (_, key) => lasting.read(String(key)) !== undefined,
    set: (_, key, value) => {
      lasting.write(String(key), String(value));
      return true;
    },
    deleteProperty: (_, key) => {
      lasting.remove(String(key));
      return true;
    },
  },
);

setPersistentEngine(engine, windowPersistentEvents);

export { persistentAtom };
