import { type Query, waitUntilSettled } from '../../../../src/lib/data/query.ts';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage, loadModules } from '../../../helpers/fresh-page.ts';
import { recordValues } from '../../../helpers/store-values.ts';

/** Mimics a page load of a draw. The tab's storage stays. */
export async function openOrderPage(
  base: string,
  drawId: string,
  tokens: { access: string; refresh: string },
) {
  browser.visit(`http://ciu.praxis.localhost:4321/raffles/${drawId}`);
  const page = {
    ...(await loadFreshPage(base)),
    ...(await loadModules(
      import('../../../../src/stores/draws/draw-purchase.ts'),
      import('../../../../src/stores/draws/draws.ts'),
      import('../../../../src/stores/member/member.ts'),
      import('../../../../src/stores/subscriptions/subscriptions.ts'),
      import('../../../../src/stores/subscriptions/subscription-orders.ts'),
      import('../../../../src/stores/app/clock.ts'),
      import('../../../../src/stores/orders/checks.ts'),
      import('../../../../src/stores/orders/orders.ts'),
      import('../../../../src/stores/orders/payments.ts'),
      import('../../../../src/stores/orders/pending-orders.ts'),
    )),
  };
  // As in boot.ts.
  page.$session.listen(({ status }) => page.setOwner(status === 'out' ? 'ciu' : undefined));
  page.openSession({ access: tokens.access, refresh: tokens.refresh });
  const shown = [page.memberQuery, page.drawQuery, page.transactionsQuery, page.subscriptionsQuery] as const;
  const watched = shown.map(({ $state }: Query<unknown>) => recordValues($state).stop);
  watched.push(page.$pendingOrders.listen(() => {}));
  await Promise.all(shown.map((query: Query<unknown>) => waitUntilSettled(query)));
  const subscriptionOf = (status: string) =>
    page.subscriptionsQuery.$state.get().data?.entries.find((known) => known.status === status)?.id ?? '';
  return { ...page, watched, subscriptionOf };
}

export type OrderPage = Awaited<ReturnType<typeof openOrderPage>>;

export const drawForSubscribers = {
  club: 'ciu',
  maximum: 10,
  ticketPrice: 250,
  type: 'subscription',
} as const;

export const withdrawalInput = {
  ...{ entire: false, balance: 0, amount: 500, address1: '4 Mill Lane', address2: '', city: 'Leeds' },
  ...{ county: 'West Yorkshire', postcode: 'LS1 4AB', phoneNumber: '07700900123' },
  ...{ bankName: 'Northern Bank', accountNumber: '12345678', sortCode: '12-34-56' },
};
