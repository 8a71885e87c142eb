import type { Purchase } from '../../lib/contract/purchase.ts';
import { paymentHosts } from '../../lib/environment.ts';
import { AppError } from '../../lib/errors.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { safeRedirect } from '../../lib/orders/redirects.ts';
import type { StartedPayment } from '../../lib/orders/unfinished-payment.ts';
import { clearFromTab } from '../../lib/storage/scoped-storage.ts';
import { leave } from '../app/router.ts';
import { $paymentChanges, saveUnfinishedPayment } from './payment-place.ts';
import { type AcceptedOrder, getPendingOrderName } from './reconciled-action.ts';

/**
 * Leaves for a payment page if its address may be followed, and keeps what was begun for who comes back from there.
 * @throws {AppError} `rejected` when it may not; nothing has been charged then
 */
export async function redirectToPayment(url: string, begun: StartedPayment): Promise<void> {
  const address = safeRedirect(url, paymentHosts);
  if (!address) {
    const message = 'The payment address is not one that may be followed';
    throw new AppError('rejected', message, { hint: memberNotices.unsafeRedirect });
  }
  // From here on it is a payment that was begun, no order without an answer.
  clearFromTab(getPendingOrderName(begun.operation, begun.about));
  saveUnfinishedPayment(begun, address);
  await leave(address);
  $paymentChanges.set($paymentChanges.get() + 1);
}

/**
 * Goes on after a purchase: to the payment page, or with the number of tickets that were bought.
 * @throws {AppError} as `followPayment`
 */
export async function completePurchase(purchase: Purchase, begun: StartedPayment): Promise<AcceptedOrder> {
  if (purchase.kind === 'redirect') {
    await redirectToPayment(purchase.url, begun);
    return { kind: 'left' };
  }
  return purchase;
}
