import { setMaxListeners } from 'node:events';

/**
 * The few browser objects that stores touch, for tests outside a browser: web storage, location, history, and events
 * of window and document. Import it before the stores. What depends on real pages is tested in real browsers.
 */
class MemoryStorage {
  #values = new Map<string, string>();
  getItem = (key: string): string | null => this.#values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#values.set(key, value);
  removeItem = (key: string): void => void this.#values.delete(key);
  clear = (): void => this.#values.clear();
}

interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

const windowEvents = new EventTarget();
// A test that loads the app anew keeps what earlier pages listened to.
setMaxListeners(0, windowEvents);
let entries: Entry[] = [{ url: new URL('http://riverside.praxis.localhost:4321/'), state: null }];
let current = 0;

const url = (): URL => entries[current]?.url ?? new URL('about:blank');
const entry = (state: unknown, address: string): Entry => ({ state, url: new URL(address, url()) });

/** Addresses that the app left for. */
const departures: string[] = [];

const location = {
  get href() {
    return url().href;
  },
  get origin() {
    return url().origin;
  },
  get protocol() {
    return url().protocol;
  },
  get hostname() {
    return url().hostname;
  },
  get pathname() {
    return url().pathname;
  },
  get search() {
    return url().search;
  },
  get hash() {
    return url().hash;
  },
  assign: (address: string) => void departures.push(address),
};

function travel(steps: number): void {
  current = Math.min(Math.max(0, current + steps), entries.length - 1);
  windowEvents.dispatchEvent(new Event('popstate'));
}

const history = {
  get state() {
    return entries[current]?.state;
  },
  get length() {
    return entries.length;
  },
  pushState(state: unknown, _: string, address = '') {
    entries = [...entries.slice(0, current + 1), entry(state, address)];
    current += 1;
  },
  replaceState(state: unknown, _: string, address = '') {
    entries[current] = entry(state, address);
  },
  back: () => travel(-1),
};

const document = Object.assign(new EventTarget(), {
  hidden: false,
  visibilityState: 'visible',
  body: new EventTarget(),
  cookie: '',
});

Object.assign(globalThis, {
  window: globalThis,
  document,
  location,
  history,
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  addEventListener: windowEvents.addEventListener.bind(windowEvents),
  removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
  dispatchEvent: windowEvents.dispatchEvent.bind(windowEvents),
});

/** What happens around a page, for tests to cause and look at. */
export const browser = {
  departures,
  /** Opens an address in a fresh tab history, as typing it does. */
  visit(address: string): void {
    entries = [entry(null, address)];
    current = 0;
    windowEvents.dispatchEvent(new Event('popstate'));
  },
  /** Changes local storage as another tab does: the value is there, then the event comes. */
  storeElsewhere(key: string, newValue: string | null): void {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    browser.announceStored(key, newValue);
  },
  /** Only the event, for changes that came late to a sleeping tab. */
  announceStored(key: string | null, newValue: string | null): void {
    windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  },
  /** The page is kept aside and shown again, as by going away and back. */
  sleep: () => windowEvents.dispatchEvent(new Event('pagehide')),
  wake: () => windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  dispatch: (name: string) => windowEvents.dispatchEvent(new Event(name)),
};
