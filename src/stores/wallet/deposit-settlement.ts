/** Orders that the payment page says were paid: looked for until the API's answers prove that they have arrived. */

import { isSamePayment, type PaidOrder, paidOrder, parsePaidOrder } from '../../lib/orders/paid-order.ts';
import type { PaymentResult } from '../../lib/orders/payment-page.ts';
import { tellUnseen } from '../../lib/orders/payment-support-request.ts';
import type { Verdict } from '../../lib/orders/reconcile.ts';
import { forgetForTabs, keepForTabs, keptForTabs } from '../../lib/storage/kept-for-tabs.ts';
import { isKept, keep, keptKey } from '../../lib/storage/scoped-storage.ts';
import { lasting } from '../../lib/storage/web-storage.ts';
import { $memberKey } from '../app/session.ts';
import { moneyReads, refresh } from '../data/invalidation.ts';
import { follow } from '../orders/lazy-tracker.ts';
import { endPayment } from '../orders/unfinished-payments.ts';

const name = 'paid';

/** The order that was said to be paid last: in this tab, else in any. */
export function lastPaid(): PaidOrder | undefined {
  return parsePaidOrder(keptForTabs(name) ?? '');
}

/** True while that is a deposit which has not been seen to arrive. */
export function isDepositAwaited(): boolean {
  const last = lastPaid();
  return last?.asked.kind === 'deposit' && !last.isArrived;
}

/** Movements and tickets that prove a payment, by their ids: each proves one, in whichever tab that was begun. */
function readTaken(): Readonly<Record<string, number>> {
  try {
    return { ...JSON.parse(lasting.read(keptKey('taken') ?? '') ?? '') };
  } catch {
    return {};
  }
}

function takenByOthers(): string[] {
  const own = lastPaid()?.paid.begun;
  return Object.entries(readTaken()).flatMap(([id, begun]) => (begun === own ? [] : [id]));
}

function noteArrived(proofs: readonly string[]): void {
  const paid = lastPaid();
  const key = keptKey('taken');
  if (!paid || !key) return;
  const taken = Object.fromEntries(proofs.map((id) => [id, paid.paid.begun]));
  if (proofs.length > 0) lasting.write(key, JSON.stringify({ ...readTaken(), ...taken }));
  (forgetForTabs(name) ? keepForTabs : keep)(name, JSON.stringify({ ...paid, isArrived: true }));
}

/** Ids of the tickets or of the movement that prove a payment. */
function proofsOf(verdict: Verdict): readonly string[] {
  if (verdict.kind !== 'asked' && verdict.kind !== 'other') return [];
  return verdict.ticketIds ?? (verdict.entry === undefined ? [] : [verdict.entry]);
}

/** Names what was paid for, for whoever reads a support request. */
function aboutPaid(): string {
  const paid = lastPaid();
  if (!paid || paid.asked.kind === 'deposit') return 'Deposit';
  return `${paid.asked.kind === 'tickets' ? 'Draw' : 'Subscription'} ${paid.about}`;
}

const followed = follow({
  operation: 'deposit',
  name,
  about: aboutPaid,
  look: async () => {
    const { lookAtPaid } = await import('./paid-look.ts');
    return { ...(await lookAtPaid(lastPaid())), taken: takenByOthers() };
  },
  onArrived: (verdict) => noteArrived(proofsOf(verdict)),
});

/** What becomes of the order that was said to be paid last. */
export const arrival = {
  ...followed,
  resume: () => {
    const text = keptForTabs(name);
    if (text !== undefined && !isKept(name)) keep(name, text);
    followed.resume();
  },
};
$memberKey.listen(arrival.goOn);

/**
 * Ends the payment that a payment page reports on. What it says was paid is looked for from then on; of a payment that
 * nobody here has begun, that is told.
 */
export function meetPayment(result: PaymentResult): void {
  const ended = endPayment(result);
  if (result.kind === 'failed') return;
  const last = lastPaid();
  if (ended && result.lottery === (ended.operation !== 'deposit')) {
    keepForTabs(name, JSON.stringify(paidOrder(ended, result, Date.now())));
    followed.resume();
  } else if (last && isSamePayment(result, last)) arrival.resume();
  else if (!ended) arrival.$told.set(tellUnseen(result));
}

/** Loads again whatever a payment elsewhere may have changed. */
export function refreshAfterPayment(): void {
  refresh(moneyReads);
}
