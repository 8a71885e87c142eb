import { vi } from 'vitest';
import { browser } from './browser.ts';

/** Reloads all store modules, as a page load does; storage and URL stay. */
export async function loadFreshPage(apiBase = 'http://127.0.0.1:9/') {
  browser.load();
  vi.resetModules();
  const [
    api,
    action,
    actionPer,
    freshness,
    query,
    queryCache,
    router,
    session,
    tenant,
    toasts,
    wallet,
    deposit,
    withdraw,
  ] = await Promise.all([
    import('../../src/lib/api/api.ts'),
    import('../../src/stores/data/action.ts'),
    import('../../src/stores/data/action-family.ts'),
    import('../../src/stores/data/invalidation.ts'),
    import('../../src/stores/data/query.ts'),
    import('../../src/stores/data/query-cache.ts'),
    import('../../src/stores/app/router.ts'),
    import('../../src/stores/app/session.ts'),
    import('../../src/stores/app/tenant.ts'),
    import('../../src/stores/app/toasts.ts'),
    import('../../src/stores/wallet/wallet.ts'),
    import('../../src/stores/wallet/deposit.ts'),
    import('../../src/stores/wallet/withdrawal.ts'),
  ]);
  api.provideApiConfig({
    base: () => apiBase,
    session: () => session.$memberKey.get(),
    onSessionRefused: () => {},
    onBroken: () => {},
  });
  return {
    ...action,
    ...actionPer,
    ...api,
    ...freshness,
    ...query,
    ...queryCache,
    ...router,
    ...session,
    ...tenant,
    ...toasts,
    ...wallet,
    ...deposit,
    ...withdraw,
  };
}

export type FreshPage = Awaited<ReturnType<typeof loadFreshPage>>;
