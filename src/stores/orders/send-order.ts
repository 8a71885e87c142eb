import type { Purchase } from '../../lib/contract/draws.ts';
import { paymentHosts } from '../../lib/environment.ts';
import { AppError, toAppError } from '../../lib/errors.ts';
import { formatList } from '../../lib/format/text.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import type { Success, Successes } from '../../lib/messages/operations.ts';
import { busyNotices } from '../../lib/messages/operations.ts';
import type { OrderOperation } from '../../lib/orders/money-operations.ts';
import { getNews, toKnownAccount } from '../../lib/orders/news.ts';
import { isSameOrder, type PendingOrder } from '../../lib/orders/order.ts';
import { safeRedirect } from '../../lib/orders/payment-page.ts';
import { getPauseHint, isPausedOperation } from '../../lib/safer-play/pause.ts';
import { hasStoredPause } from '../../lib/storage/known-keys.ts';
import { correctClock, getOrderTime, getProvenMs, nowMs } from '../app/clock.ts';
import { leave } from '../app/router.ts';
import { $memberKey } from '../app/session.ts';
import { readAccount } from './account.ts';
import { markTabOrder } from './payments.ts';
import { changeOrder, readPendingOrders, startSending } from './pending-orders.ts';

/** Reply of the API to an order. */
export type OrderReply =
  | { readonly kind: 'succeeded'; readonly count: number }
  | { readonly kind: 'redirected' };

const unanswered = { kind: 'unanswered' } as const;

export interface OrderDefinition<Input> {
  readonly operation: OrderOperation;
  /** Id of the draw or subscription; empty for the wallet. */
  readonly subjectId: string;
  readonly describe: (input: Input) => Pick<PendingOrder, 'name' | 'amount' | 'purpose'>;
  /** Sends the one call. A reply without a purchase is a success. @throws {AppError} */
  readonly send: (input: Input) => Promise<Purchase | undefined>;
  readonly successMessage: (say: Successes, count: number) => Success | undefined;
  readonly onSuccess?: (input: Input) => void;
}

/** Maximum wait for the account before an order. Lists that load later are not compared. */
const accountWaitMs = 2_000;

/** Rejects an order of a paused member, unless the pause has ended by the host's clock. @throws {AppError} */
async function requireNoPause(operation: OrderOperation): Promise<void> {
  if (!isPausedOperation(operation) || !hasStoredPause()) return;
  const getHint = () => getPauseHint(nowMs(), getProvenMs());
  if (getHint() !== undefined) await correctClock();
  const hint = getHint();
  if (hint !== undefined) throw new AppError('rejected', 'Request aborted', { hint });
}

/** @throws {AppError} while the outcome of an earlier order like it is unknown */
function requireNoUnanswered(subject: Pick<PendingOrder, 'operation' | 'subjectId'>): void {
  const isOpen = readPendingOrders().some(
    (order) => order.state !== 'redirected' && isSameOrder(order, subject),
  );
  if (isOpen) throw new AppError('rejected', 'Request aborted', { hint: busyNotices.busyHere });
}

/** True unless the API or this page rejected the order. */
function mayHaveHappened({ kind, status, isOutcomeUnknown }: AppError): boolean {
  // Without a status, the session has changed during the request.
  return isOutcomeUnknown || (kind === 'refused' && status === undefined);
}

function createId(startedAt: number): string {
  return `${startedAt}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Takes a snapshot of the account, stores the order and sends it once. @throws {AppError} if it was rejected */
export async function sendOrder<Input>(
  definition: OrderDefinition<Input>,
  input: Input,
  onAccepted: (order: PendingOrder) => void,
): Promise<OrderReply | typeof unanswered> {
  const { operation, subjectId, describe, send, onSuccess } = definition;
  const member = $memberKey.get();
  requireNoUnanswered(definition);
  await requireNoPause(operation);
  const before = toKnownAccount(await readAccount(definition, accountWaitMs));
  if ($memberKey.get() !== member) throw new AppError('unsent', 'Request aborted');
  requireNoUnanswered(definition);
  const startedAt = getOrderTime();
  const order: PendingOrder = {
    id: createId(startedAt),
    operation,
    subjectId,
    ...describe(input),
    startedAt,
    state: 'sending',
    before,
  };
  const sending = startSending(order);
  try {
    const purchase = await send(input);
    if (purchase?.kind === 'redirect') return await redirectToPayment(order, purchase.url);
    changeOrder(order, 'accept');
    onSuccess?.(input);
    onAccepted(order);
    return { kind: 'succeeded', count: purchase?.count ?? 0 };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!mayHaveHappened(error)) {
      sending.refuse();
      throw error;
    }
    changeOrder(order, 'lose', { hasReply: error.kind === 'broken' });
    return unanswered;
  } finally {
    sending.stop();
  }
}

/** @throws {AppError} `rejected` for an untrusted address; nothing is charged then */
async function redirectToPayment(order: PendingOrder, url: string): Promise<OrderReply> {
  const paymentUrl = safeRedirect(url, paymentHosts);
  if (!paymentUrl) {
    const message = 'The payment address is not one that may be followed';
    throw new AppError('rejected', message, { hint: memberNotices.unsafeRedirect });
  }
  changeOrder(order, 'redirect', { paymentUrl });
  markTabOrder(order);
  await leave(paymentUrl);
  return { kind: 'redirected' };
}

const maxNumbers = 6;

/** Returns the numbers of the new tickets after an order. Empty if there are none. */
export async function readNewTickets(order: PendingOrder): Promise<string> {
  const { tickets } = getNews(order.before, await readAccount(order));
  const numbers = tickets.map(({ number }) => number).filter(Boolean);
  return numbers.length > 0 ? formatList(numbers, maxNumbers) : '';
}
