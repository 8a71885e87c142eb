import { vi } from 'vitest';
import { browser } from './browser.ts';

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Loads modules into one object of all exports. */
export async function loadModules<Modules extends readonly object[]>(
  ...modules: { [Index in keyof Modules]: Promise<Modules[Index]> }
): Promise<Intersection<Modules[number]>> {
  return Object.assign({}, ...(await Promise.all(modules)));
}

/** Reloads all store modules, as a page load does; storage and URL stay. */
export async function loadFreshPage(apiBase = 'http://127.0.0.1:9/') {
  browser.load();
  vi.resetModules();
  const page = await loadModules(
    import('../../src/lib/api/api.ts'),
    import('../../src/lib/api/http.ts'),
    import('../../src/stores/data/action.ts'),
    import('../../src/stores/data/query-registry.ts'),
    import('../../src/stores/data/query.ts'),
    import('../../src/stores/app/router.ts'),
    import('../../src/stores/app/session.ts'),
    import('../../src/stores/app/tenant.ts'),
    import('../../src/stores/app/toasts.ts'),
    import('../../src/stores/wallet/wallet.ts'),
    import('../../src/stores/wallet/deposit.ts'),
    import('../../src/stores/wallet/withdrawal.ts'),
  );
  page.provideApiConfig({
    base: () => apiBase,
    session: () => page.$memberKey.get(),
    onSessionRefused: () => {},
    onBroken: () => {},
  });
  return page;
}

export type FreshPage = Awaited<ReturnType<typeof loadFreshPage>>;
