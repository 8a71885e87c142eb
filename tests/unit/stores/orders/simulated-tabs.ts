/** Tabs of a device in one process: code finds the storage, events, locks and network of its own tab. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import '../../../helpers/browser.ts';
import { loadModules } from '../../../helpers/fresh-page.ts';

function createStorage(
  values = new Map<string, string>(),
  onChange = (_key: string, _value: string | null) => {},
) {
  /** Characters that fit; negative where storage is blocked. */
  let room = Number.POSITIVE_INFINITY;
  const getSize = () => [...values].join().length;
  const use = <T>(run: () => T, added = 0): T => {
    if (room < 0 || (added > 0 && getSize() + added > room)) throw new DOMException('', 'QuotaExceededError');
    return run();
  };
  return {
    values,
    block: () => {
      room = -1;
    },
    fill: () => {
      room = Math.min(room, getSize());
    },
    getItem: (key: string) => use(() => values.get(key) ?? null),
    setItem: (key: string, value: string) => {
      const entry = [key, value].join();
      use(
        () => values.set(key, value),
        entry.length - (values.has(key) ? [key, values.get(key)].join().length : -1),
      );
      onChange(key, value);
    },
    removeItem: (key: string) => use(() => values.delete(key)) && onChange(key, null),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return use(() => values.size);
    },
  };
}

const createSurroundings = () => ({
  events: new EventTarget(),
  session: createStorage(),
  local: createStorage(),
  isVisible: true,
  isClosed: false,
});

type Surroundings = ReturnType<typeof createSurroundings>;

export interface Tab extends Surroundings {
  readonly page: Awaited<ReturnType<typeof loadPage>>['page'];
  readonly stops: (() => void)[];
}

interface Scope {
  readonly tab: Surroundings;
  readonly press?: unknown;
}

const scopes = new AsyncLocalStorage<Scope>();
const outside: Scope = { tab: { ...createSurroundings(), isClosed: true } };
export const getScope = (): Scope => scopes.getStore() ?? outside;

/** Runs code of a tab, and all that follows from it. @param press what the member did */
export const inTab = <T>(tab: Surroundings, run: () => T, press?: unknown): T =>
  scopes.run({ tab, press }, run);

const apiBase = 'https://api.example/';

/** Replaces the browser by that of the tabs. @param respond replies to a tab, by the path below the API's base */
export function startTabs(respond: (path: string, init: RequestInit) => Promise<Response>): void {
  const now = Date.UTC(2026, 2, 4, 10);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now });
  const { setTimeout } = globalThis;
  const events = {
    addEventListener: (...[name, listener, options]: Parameters<EventTarget['addEventListener']>) =>
      getScope().tab.events.addEventListener(name, listener, options),
    removeEventListener: (...[name, listener]: Parameters<EventTarget['removeEventListener']>) =>
      getScope().tab.events.removeEventListener(name, listener),
  };
  Object.assign(document, events);
  Object.assign(globalThis, events, {
    setTimeout: (run: () => void, ms?: number) => setTimeout(AsyncLocalStorage.bind(run), ms),
    fetch: async (url: string, init: RequestInit = {}) => {
      if (getScope().tab.isClosed) throw new TypeError('The tab is closed');
      return respond(url.replace(apiBase, ''), init);
    },
  });
  Object.defineProperties(globalThis, {
    localStorage: { get: () => getScope().tab.local },
    sessionStorage: { get: () => getScope().tab.session },
  });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (getScope().tab.isVisible ? 'visible' : 'hidden'),
  });
  const holders = new Map<string, Surroundings>();
  const request = async (name: string, _: LockOptions, work: (lock: object | null) => unknown) => {
    const { tab } = getScope();
    if (holders.get(name)?.isClosed === false) return work(null);
    holders.set(name, tab);
    try {
      return await work({});
    } finally {
      if (holders.get(name) === tab) holders.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request } });
}

async function loadPage() {
  vi.resetModules();
  const surroundings = createSurroundings();
  const page = await inTab(surroundings, () =>
    loadModules(
      import('../../../../src/lib/api/api.ts'),
      import('../../../../src/lib/api/http.ts'),
      import('../../../../src/lib/api/list-page.ts'),
      import('../../../../src/lib/api/tokens.ts'),
      import('../../../../src/lib/storage/scoped-storage.ts'),
      import('../../../../src/stores/app/clock.ts'),
      import('../../../../src/stores/app/session.ts'),
      import('../../../../src/stores/app/toasts.ts'),
      import('../../../../src/stores/member/member.ts'),
      import('../../../../src/stores/draws/draw-purchase.ts'),
      import('../../../../src/stores/subscriptions/subscription-orders.ts'),
      import('../../../../src/stores/wallet/deposit.ts'),
      import('../../../../src/stores/wallet/withdrawal.ts'),
      import('../../../../src/stores/orders/checks.ts'),
      import('../../../../src/stores/orders/orders.ts'),
      import('../../../../src/stores/orders/payments.ts'),
      import('../../../../src/stores/orders/pending-orders.ts'),
    ),
  );
  const session = () => page.$memberKey.get();
  const onSessionRefused = () => page.endSession('refused');
  page.provideApiConfig({ base: () => apiBase, session, onSessionRefused, onBroken: () => {} });
  await Promise.all([page.preloadHttp(), page.preloadOrderSender()]);
  // As in boot.ts.
  page.$session.subscribe((state) => {
    page.setOwner(state.status === 'out' ? 'ciu' : undefined);
    if (state.status !== 'out') return;
    if (state.reason.startsWith('left')) page.clearAllScoped();
    page.closeAllToasts();
  });
  return { page, events: surroundings.events };
}

/** Pages of closed tabs, for later ones: loading a page takes long. */
const idlePages: Awaited<ReturnType<typeof loadPage>>[] = [];

export function createDevice() {
  const tabs: Tab[] = [];
  const closed: Tab[] = [];
  const local = createStorage(undefined, (key, newValue) => {
    const others = tabs.filter((tab) => tab !== getScope().tab);
    const event = () => Object.assign(new Event('storage'), { key, newValue });
    for (const tab of others) inTab(tab, () => queueMicrotask(() => tab.events.dispatchEvent(event())));
  });
  const close = (tab: Tab) => {
    tabs.splice(tabs.indexOf(tab), 1);
    closed.push(tab);
    // What is still under way there ends in nothing, and the page forgets its member.
    Object.assign(tab, { isClosed: true, local: createStorage(new Map(local.values)) });
    inTab(tab, () => {
      for (const stop of tab.stops) stop();
      tab.events.dispatchEvent(new Event('pageshow'));
      tab.page.openSession({ access: 'nobody-0', refresh: 'nobody' });
      tab.page.endSession();
    });
  };
  return {
    local,
    tabs,
    close,
    async open(): Promise<Tab> {
      const { page, events } = idlePages.pop() ?? (await loadPage());
      const tab: Tab = { ...createSurroundings(), page, events, local, stops: [] };
      tabs.push(tab);
      inTab(tab, () => {
        tab.page.$hostTime.set(undefined);
        tab.events.dispatchEvent(new Event('visibilitychange'));
        tab.page.syncSession();
      });
      return tab;
    },
    async end(): Promise<void> {
      for (const tab of [...tabs]) close(tab);
      await pass(40_000);
      idlePages.push(...closed);
    },
  };
}

/** Event loop turns that cover a request and its reply. */
const idleTurns = 4;

export async function settle(): Promise<void> {
  for (let turn = 0; turn < idleTurns; turn += 1) await setImmediate();
}

/** Lets fake time pass, from timer to timer. */
export async function pass(ms: number): Promise<void> {
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, ms);
  for (await settle(); !isOver; await settle()) vi.advanceTimersToNextTimer();
}
