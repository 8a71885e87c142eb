/** Fakes of the browser objects that stores use. Import this module before any store. */
class MemoryStorage {
  #values = new Map<string, string>();
  getItem = (key: string): string | null => this.#values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#values.set(key, value);
  removeItem = (key: string): void => void this.#values.delete(key);
  clear = (): void => this.#values.clear();
  key = (index: number): string | null => [...this.#values.keys()][index] ?? null;
  get length(): number {
    return this.#values.size;
  }
}

interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

let windowEvents = new EventTarget();
let entries: Entry[] = [{ url: new URL('http://riverside.praxis.localhost:4321/'), state: null }];
let current = 0;

const url = (): URL => entries[current]?.url ?? new URL('about:blank');
const entry = (state: unknown, address = url().href): Entry => ({ state, url: new URL(address, url()) });

const assignedUrls: string[] = [];

const location = {
  set hash(hash: string) {
    const moved = new URL(url());
    moved.hash = hash;
    history.pushState(null, '', moved.href);
  },
  assign: (address: string) => void assignedUrls.push(address),
};
for (const name of ['href', 'origin', 'protocol', 'hostname', 'pathname', 'search', 'hash'] as const) {
  const { set } = Object.getOwnPropertyDescriptor(location, name) ?? {};
  Object.defineProperty(location, name, {
    configurable: true,
    enumerable: true,
    get: () => url()[name],
    ...(set && { set }),
  });
}

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
  pushState(state: unknown, _: string, address?: string) {
    entries = [...entries.slice(0, current + 1), entry(state, address)];
    current += 1;
  },
  replaceState(state: unknown, _: string, address?: string) {
    entries[current] = entry(state, address);
  },
  back: () => travel(-1),
};

let documentEvents = new EventTarget();

const document = {
  addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
    documentEvents.addEventListener(...args),
  removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
    documentEvents.removeEventListener(...args),
  dispatchEvent: (event: Event) => documentEvents.dispatchEvent(event),
  hidden: false,
  visibilityState: 'visible',
  body: new EventTarget(),
  cookie: '',
};

Object.assign(globalThis, {
  window: globalThis,
  getComputedStyle: () => ({ backgroundColor: 'white' }),
  document,
  location,
  history,
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
    windowEvents.addEventListener(...args),
  removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
    windowEvents.removeEventListener(...args),
  dispatchEvent: (event: Event) => windowEvents.dispatchEvent(event),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  requestAnimationFrame: (callback: () => void) => setTimeout(callback, 16),
});

function setVisibility(visibilityState: DocumentVisibilityState): void {
  Object.assign(document, { visibilityState });
  documentEvents.dispatchEvent(new Event('visibilitychange'));
}

export const browser = {
  assignedUrls,
  /** Simulates a tab that the member leaves for another one, and comes back to. */
  hide: () => setVisibility('hidden'),
  show: () => setVisibility('visible'),
  /** Simulates a page load. */
  load(): void {
    browser.sleep();
    windowEvents = new EventTarget();
    documentEvents = new EventTarget();
    document.body = new EventTarget();
  },
  /** Opens another page: the page before hears nothing of it. */
  visit(address: string): void {
    browser.load();
    entries = [entry(null, address)];
    current = 0;
  },
  /** Writes as another tab does: first the value, then the event. */
  storeInOtherTab(key: string, newValue: string | null): void {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    browser.dispatchStorageEvent(key, newValue);
  },
  /** For a tab that slept. */
  dispatchStorageEvent(key: string | null, newValue: string | null): void {
    windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  },
  /** Simulates the back-forward cache. */
  sleep: () => windowEvents.dispatchEvent(new Event('pagehide')),
  wake: () => windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  dispatch: (name: string) => windowEvents.dispatchEvent(new Event(name)),
};
