import {
  createPaidOrder,
  isSamePayment,
  type PaidOrder,
  parsePaidOrder,
} from '../../lib/orders/paid-order.ts';
import type { PaymentResult } from '../../lib/orders/payment-page.ts';
import { unknownPaymentStatus } from '../../lib/orders/payment-support-request.ts';
import type { FoundChange } from '../../lib/orders/reconcile.ts';
import { deviceStorage, tabAndDeviceStorage } from '../../lib/storage/device-storage.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
import { invalidate, moneyQueries } from '../data/invalidation.ts';
import { trackOrder } from '../orders/track-order.ts';
import { settlePayment } from '../orders/unfinished-payments.ts';

const name = 'paid';
/** Transactions and tickets have ids of their own, which may be equal. */
const getProofsName = (kind: PaidOrder['asked']['kind']) => (kind === 'deposit' ? 'taken' : 'taken tickets');

/** The last payment with a success page, in this tab or otherwise in any. */
export function readLastPaid(): PaidOrder | undefined {
  return parsePaidOrder(tabAndDeviceStorage.read(name) ?? '');
}

/** Returns the last deposit while no entry proves it. */
export function getUnsettledDeposit(): PaidOrder | undefined {
  const last = readLastPaid();
  if (last?.asked.kind !== 'deposit' || last.isArrived) return undefined;
  return last;
}

function readProofs(name: string): Readonly<Record<string, number>> {
  try {
    return { ...JSON.parse(deviceStorage.read(name) ?? '') };
  } catch {
    return {};
  }
}

function getOtherProofs(): string[] {
  const last = readLastPaid();
  const proofs = last ? readProofs(getProofsName(last.asked.kind)) : {};
  return Object.entries(proofs).flatMap(([id, begun]) => (begun === last?.paid.begun ? [] : [id]));
}

function saveSettled({ proofIds = [] }: FoundChange): void {
  const paid = readLastPaid();
  if (!paid) return;
  const proofsName = getProofsName(paid.asked.kind);
  const added = Object.fromEntries(proofIds.map((id) => [id, paid.paid.begun]));
  if (proofIds.length > 0)
    deviceStorage.write(proofsName, JSON.stringify({ ...readProofs(proofsName), ...added }));
  (tabAndDeviceStorage.remove(name) ? tabAndDeviceStorage.write : tabStorage.write)(
    name,
    JSON.stringify({ ...paid, isArrived: true }),
  );
}

function describePayment(): string {
  const paid = readLastPaid();
  if (!paid || paid.asked.kind === 'deposit') return 'Deposit';
  return `${paid.asked.kind === 'tickets' ? 'Draw' : 'Subscription'} ${paid.about}`;
}

const tracker = trackOrder(async () => {
  const [{ OrderTracker }, read] = await Promise.all([
    import('../orders/tracker.ts'),
    import('../orders/read-snapshot.ts'),
  ]);
  const readAccount = ({ asked, about }: PaidOrder) => {
    if (asked.kind === 'tickets') return read.readDrawSnapshot(about);
    return asked.kind === 'status' ? read.readSubscriptionSnapshot(about) : read.readWalletSnapshot();
  };
  const readSnapshot = async () => {
    const paid = readLastPaid();
    return { ...(paid && (await readAccount(paid))), claimedIds: getOtherProofs() };
  };
  const options = { about: describePayment, readSnapshot, onPaymentSettled: saveSettled };
  return { createTracker: (subject) => new OrderTracker(options, subject) };
})({ operation: 'deposit', name });

/** Tracks the last paid order until the API's data proves it. */
export const depositSettlement = {
  ...tracker,
  resume: () => {
    const text = tabAndDeviceStorage.read(name);
    if (text !== undefined && !tabStorage.has(name)) tabStorage.write(name, text);
    tracker.resume();
  },
};

/** An unknown payment gets its own status. */
export function handlePaymentResult(result: PaymentResult): void {
  const ended = settlePayment(result);
  if (result.kind === 'failed') return;
  const last = readLastPaid();
  if (ended && result.isForTickets === (ended.operation !== 'deposit')) {
    tabAndDeviceStorage.write(name, JSON.stringify(createPaidOrder(ended, result, Date.now())));
    tracker.resume();
  } else if (last && isSamePayment(result, last)) depositSettlement.resume();
  else if (!ended) tracker.$status.set(unknownPaymentStatus(result));
}

export function invalidateAfterPayment(): void {
  invalidate(moneyQueries);
}
