/** Orders that the payment page says were paid: looked for until the API's answers prove that they have arrived. */

import {
  createPaidOrder,
  isSamePayment,
  type PaidOrder,
  parsePaidOrder,
} from '../../lib/orders/paid-order.ts';
import type { PaymentResult } from '../../lib/orders/payment-page.ts';
import { unknownPaymentStatus } from '../../lib/orders/payment-support-request.ts';
import type { ReconciliationResult } from '../../lib/orders/reconcile.ts';
import {
  clearFromTabAndDevice,
  readFromTabOrDevice,
  saveToTabAndDevice,
} from '../../lib/storage/device-storage.ts';
import { getScopedKey, hasInTab, saveToTab } from '../../lib/storage/scoped-storage.ts';
import { safeLocalStorage } from '../../lib/storage/web-storage.ts';
import { $memberKey } from '../app/session.ts';
import { invalidate, moneyQueries } from '../data/invalidation.ts';
import { createLazyTracker } from '../orders/lazy-tracker.ts';
import { settlePayment } from '../orders/unfinished-payments.ts';

const name = 'paid';

/** The order that was said to be paid last: in this tab, else in any. */
export function readLastPaid(): PaidOrder | undefined {
  return parsePaidOrder(readFromTabOrDevice(name) ?? '');
}

/** True while that is a deposit which has not been seen to arrive. */
export function isDepositUnsettled(): boolean {
  const last = readLastPaid();
  return last?.asked.kind === 'deposit' && !last.isArrived;
}

/** Movements and tickets that prove a payment, by their ids: each proves one, in whichever tab that was begun. */
function readTaken(): Readonly<Record<string, number>> {
  try {
    return { ...JSON.parse(safeLocalStorage.read(getScopedKey('taken') ?? '') ?? '') };
  } catch {
    return {};
  }
}

function takenByOthers(): string[] {
  const own = readLastPaid()?.paid.begun;
  return Object.entries(readTaken()).flatMap(([id, begun]) => (begun === own ? [] : [id]));
}

function noteArrived(proofs: readonly string[]): void {
  const paid = readLastPaid();
  const key = getScopedKey('taken');
  if (!paid || !key) return;
  const taken = Object.fromEntries(proofs.map((id) => [id, paid.paid.begun]));
  if (proofs.length > 0) safeLocalStorage.write(key, JSON.stringify({ ...readTaken(), ...taken }));
  (clearFromTabAndDevice(name) ? saveToTabAndDevice : saveToTab)(
    name,
    JSON.stringify({ ...paid, isArrived: true }),
  );
}

/** Ids of the tickets or of the movement that prove a payment. */
function proofsOf(verdict: ReconciliationResult): readonly string[] {
  if (verdict.kind !== 'asked' && verdict.kind !== 'other') return [];
  return verdict.ticketIds ?? (verdict.transactionId === undefined ? [] : [verdict.transactionId]);
}

/** Names what was paid for, for whoever reads a support request. */
function aboutPaid(): string {
  const paid = readLastPaid();
  if (!paid || paid.asked.kind === 'deposit') return 'Deposit';
  return `${paid.asked.kind === 'tickets' ? 'Draw' : 'Subscription'} ${paid.about}`;
}

const followed = createLazyTracker({
  operation: 'deposit',
  name,
  about: aboutPaid,
  readSnapshot: async () => {
    const { readPaymentSnapshot } = await import('./wallet-snapshot.ts');
    return { ...(await readPaymentSnapshot(readLastPaid())), claimedIds: takenByOthers() };
  },
  onPaymentSettled: (verdict) => noteArrived(proofsOf(verdict)),
});

/** What becomes of the order that was said to be paid last. */
export const depositSettlement = {
  ...followed,
  resume: () => {
    const text = readFromTabOrDevice(name);
    if (text !== undefined && !hasInTab(name)) saveToTab(name, text);
    followed.resume();
  },
};
$memberKey.listen(depositSettlement.dismiss);

/**
 * Ends the payment that a payment page reports on. What it says was paid is looked for from then on; of a payment that
 * nobody here has begun, that is told.
 */
export function handlePaymentResult(result: PaymentResult): void {
  const ended = settlePayment(result);
  if (result.kind === 'failed') return;
  const last = readLastPaid();
  if (ended && result.isForTickets === (ended.operation !== 'deposit')) {
    saveToTabAndDevice(name, JSON.stringify(createPaidOrder(ended, result, Date.now())));
    followed.resume();
  } else if (last && isSamePayment(result, last)) depositSettlement.resume();
  else if (!ended) depositSettlement.$status.set(unknownPaymentStatus(result));
}

/** Loads again whatever a payment elsewhere may have changed. */
export function invalidateAfterPayment(): void {
  invalidate(moneyQueries);
}
