/** Deposits that the payment page says were paid: looked for until the API's answers prove that they have arrived. */
import { isKept, keep, keptKey } from '../../lib/browser/kept.ts';
import { forgetForTabs, keepForTabs, keptForTabs } from '../../lib/browser/kept-for-tabs.ts';
import { lasting } from '../../lib/browser/storage.ts';
import { tellUnseen } from '../../lib/orders/arrival.ts';
import {
  isSamePayment,
  type PaidDeposit,
  paidDeposit,
  parsePaidDeposit,
} from '../../lib/orders/paid-deposit.ts';
import type { PaymentResult } from '../../lib/orders/payment-result.ts';
import { $memberKey } from '../app/session.ts';
import { moneyReads, refresh } from '../data/freshness.ts';
import { follow } from '../payments/follow.ts';
import { endPayment } from '../payments/payment-left.ts';

const name = 'paid';

/** The deposit that was said to be paid last: in this tab, else in any. */
export function lastPaid(): PaidDeposit | undefined {
  return parsePaidDeposit(keptForTabs(name) ?? '');
}

/** True while that has not been seen to arrive. */
export function isDepositAwaited(): boolean {
  const last = lastPaid();
  return last !== undefined && !last.isArrived;
}

/** Movements that prove a payment, by their ids: each proves one, in whichever tab that was begun. */
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

function noteArrived(entry: string | undefined): void {
  const paid = lastPaid();
  const key = keptKey('taken');
  if (!paid || !key) return;
  if (entry) lasting.write(key, JSON.stringify({ ...readTaken(), [entry]: paid.paid.begun }));
  (forgetForTabs(name) ? keepForTabs : keep)(name, JSON.stringify({ ...paid, isArrived: true }));
}

const followed = follow({
  operation: 'deposit',
  name,
  about: () => 'Deposit',
  look: async () => {
    const { lookAtWallet } = await import('./wallet-look.ts');
    return { ...(await lookAtWallet()), taken: takenByOthers() };
  },
  onArrived: (verdict) => noteArrived('entry' in verdict ? verdict.entry : undefined),
});

/** What becomes of the deposit that was said to be paid last. */
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
 * Ends the payment that a payment page reports on. A deposit that it says was paid is looked for from then on; of one
 * that nobody here has begun, that is told.
 */
export function meetPayment(result: PaymentResult): void {
  const ended = endPayment(result);
  if (result.kind === 'failed' || result.lottery) return;
  const last = lastPaid();
  if (ended?.operation === 'deposit') {
    keepForTabs(name, JSON.stringify(paidDeposit(ended, result, Date.now())));
    followed.resume();
  } else if (last && isSamePayment(result, last)) arrival.resume();
  else if (!ended) arrival.$told.set(tellUnseen(result));
}

/** Loads again whatever a payment elsewhere may have changed. */
export function refreshAfterPayment(): void {
  refresh(moneyReads);
}
