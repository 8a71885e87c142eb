import { vi } from 'vitest';
import { browser } from './browser.ts';

/**
 * Loads the stores anew, as each page load does: nothing of an earlier test is mounted, cached or signed in. What is
 * in storage and in the address stays.
 * @param apiBase where calls go to
 */
export async function freshPage(apiBase = 'http://127.0.0.1:9/') {
  browser.load();
  vi.resetModules();
  const [api, action, actionPer, freshness, query, router, session, tenant, toasts, wallet, walletOrders] =
    await Promise.all([
      import('../../src/lib/api.ts'),
      import('../../src/stores/action.ts'),
      import('../../src/stores/action-per.ts'),
      import('../../src/stores/freshness.ts'),
      import('../../src/stores/query.ts'),
      import('../../src/stores/router.ts'),
      import('../../src/stores/session.ts'),
      import('../../src/stores/tenant.ts'),
      import('../../src/stores/toasts.ts'),
      import('../../src/stores/wallet.ts'),
      import('../../src/stores/wallet-orders.ts'),
    ]);
  api.configureApi({
    base: () => apiBase,
    session: () => session.$memberKey.get(),
    onRefused: () => {},
    onBroken: () => {},
  });
  return {
    ...action,
    ...actionPer,
    ...api,
    ...freshness,
    ...query,
    ...router,
    ...session,
    ...tenant,
    ...toasts,
    ...wallet,
    ...walletOrders,
  };
}

export type Page = Awaited<ReturnType<typeof freshPage>>;
