import type { Purchase } from '../../lib/contract/purchase.ts';
import { paymentHosts } from '../../lib/environment.ts';
import { AppError } from '../../lib/errors.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { safeRedirect } from '../../lib/orders/redirects.ts';
import type { BegunPayment } from '../../lib/orders/unfinished-payment.ts';
import { forget } from '../../lib/storage/scoped-storage.ts';
import { leave } from '../app/router.ts';
import { $returns, keepPayment } from './payment-place.ts';
import { type Ordered, orderName } from './reconciled-action.ts';

/**
 * Leaves for a payment page if its address may be followed, and keeps what was begun for who comes back from there.
 * @throws {AppError} `rejected` when it may not; nothing has been charged then
 */
export async function followPayment(url: string, begun: BegunPayment): Promise<void> {
  const address = safeRedirect(url, paymentHosts);
  if (!address) {
    const message = 'The payment address is not one that may be followed';
    throw new AppError('rejected', message, { hint: memberNotices.unsafeRedirect });
  }
  // From here on it is a payment that was begun, no order without an answer.
  forget(orderName(begun.operation, begun.about));
  keepPayment(begun, address);
  await leave(address);
  $returns.set($returns.get() + 1);
}

/**
 * Goes on after a purchase: to the payment page, or with the number of tickets that were bought.
 * @throws {AppError} as `followPayment`
 */
export async function completePurchase(purchase: Purchase, begun: BegunPayment): Promise<Ordered> {
  if (purchase.kind === 'redirect') {
    await followPayment(purchase.url, begun);
    return { kind: 'left' };
  }
  return purchase;
}
