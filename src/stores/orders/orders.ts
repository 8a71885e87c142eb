import { atom, computed, type ReadableAtom } from 'nanostores';
import { lazyModule } from '../../lib/browser/lazy-module.ts';
import type { Purchase } from '../../lib/contract/purchase.ts';
import type { Action } from '../../lib/data/action.ts';
import { paymentHosts } from '../../lib/environment.ts';
import { AppError, toAppError } from '../../lib/errors.ts';
import { formatList } from '../../lib/format/list.ts';
import { busyNotices } from '../../lib/messages/failures.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import type { Success, Successes } from '../../lib/messages/successes.ts';
import type { OrderOperation } from '../../lib/orders/money-operations.ts';
import { getNews, toKnownAccount } from '../../lib/orders/news.ts';
import type { PendingOrder } from '../../lib/orders/order.ts';
import { safeRedirect } from '../../lib/orders/payment-page.ts';
import { getUnansweredText } from '../../lib/orders/wording.ts';
import { hasStoredPause } from '../../lib/safer-play/pause-key.ts';
import { isPausedOperation } from '../../lib/safer-play/paused-operations.ts';
import { correctClock, getProvenMs, nowMs } from '../app/clock.ts';
import { leave } from '../app/router.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { createAction } from '../data/action.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { getOrderTime, readAccount } from './account.ts';
import { markTabOrder } from './payments.ts';
import { $pendingOrders, changeOrder, readPendingOrders, startSending } from './pending-orders.ts';

/** Reply of the API to an order. */
export type OrderReply =
  | { readonly kind: 'succeeded'; readonly count: number }
  | { readonly kind: 'redirected' };

const unanswered = { kind: 'unanswered' } as const;

interface OrderDefinition<Input> {
  readonly operation: OrderOperation;
  /** Id of the draw or subscription; empty for the wallet. */
  readonly subjectId: string;
  readonly describe: (input: Input) => Pick<PendingOrder, 'name' | 'amount' | 'purpose'>;
  /** Sends the one call. A reply without a purchase is a success. @throws {AppError} */
  readonly send: (input: Input) => Promise<Purchase | undefined>;
  readonly successMessage: (say: Successes, count: number) => Success | undefined;
  readonly onSuccess?: (input: Input) => void;
}

/** A money write. Without a reply a run is `ignored`, and `$unanswered` has the order. */
export interface Order<Input> extends Action<Input, OrderReply> {
  /** The order of this kind and subject that waits for the member's word. No other is sent until then. */
  readonly $unanswered: ReadableAtom<PendingOrder | undefined>;
  /** Ends an order without a reply and sends another like it. Does nothing just after the first was sent. */
  readonly tryAgain: (order: PendingOrder, input: Input) => void;
  /** Numbers of new tickets after a success, as the API lists them. Empty until they are listed. */
  readonly $newTickets: ReadableAtom<string>;
}

/** Longest wait for the account before an order. What is not read by then cannot be compared. */
const accountWaitMs = 2_000;

const pauseCheck = lazyModule(() => import('../../lib/safer-play/pause-check.ts'));

/** Refuses an order of a paused member, unless the host's time says that the pause has ended. @throws {AppError} */
async function requireNoPause(operation: OrderOperation): Promise<void> {
  if (!isPausedOperation(operation) || !hasStoredPause()) return;
  const check = await pauseCheck.preload();
  if (!check) throw new AppError('unsent', 'Network Error');
  const getHint = () => check.getPauseHint(nowMs(), getProvenMs());
  if (getHint() !== undefined) await correctClock();
  const hint = getHint();
  if (hint !== undefined) throw new AppError('rejected', 'Request aborted', { hint });
}

const isSame = (a: Pick<PendingOrder, 'operation' | 'subjectId'>, b: typeof a) =>
  a.operation === b.operation && a.subjectId === b.subjectId;

/** @throws {AppError} while the outcome of the same order before is open */
function requireNoUnanswered(subject: Pick<PendingOrder, 'operation' | 'subjectId'>): void {
  const isOpen = readPendingOrders().some((order) => order.state !== 'redirected' && isSame(order, subject));
  if (isOpen) throw new AppError('rejected', 'Request aborted', { hint: busyNotices.busyHere });
}

/** True unless the API, or this page, said that nothing was done. */
function mayHaveHappened({ kind, status, isOutcomeUnknown }: AppError): boolean {
  // Without a status, the session has changed while the call was under way.
  return isOutcomeUnknown || (kind === 'refused' && status === undefined);
}

function createId(startedAt: number): string {
  return `${startedAt}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Remembers what the account lists, stores the order, and sends it once. @throws {AppError} if it was refused */
async function sendOrder<Input>(
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

/** Creates a money write of one kind and subject. */
export function createOrder<Input>(definition: OrderDefinition<Input>): Order<Input> {
  const { operation, subjectId, successMessage } = definition;
  const $newTickets = atom('');
  const $unanswered = computed($pendingOrders, (orders) =>
    orders.find((order) => order.state === 'unanswered' && isSame(order, definition)),
  );
  // An order that was accepted before the latest one shows nothing any more.
  let acceptedId = '';
  const clearNewTickets = () => {
    acceptedId = '';
    $newTickets.set('');
  };
  const showNewTickets = async (order: PendingOrder) => {
    if (!order.before.tickets) return;
    acceptedId = order.id;
    const { tickets } = getNews(order.before, await readAccount(order));
    if (acceptedId !== order.id) return;
    const numbers = tickets.map(({ number }) => number).filter(Boolean);
    $newTickets.set(numbers.length > 0 ? formatList(numbers, maxNumbers) : '');
  };
  const action = createAction({
    operation,
    ...(subjectId && { key: subjectId }),
    send: (input: Input) => {
      clearNewTickets();
      return sendOrder(definition, input, (order) => void showNewTickets(order));
    },
    invalidates: moneyQueries,
    successMessage: (say, reply) =>
      reply.kind === 'succeeded' ? successMessage(say, reply.count) : undefined,
  });
  const run: Order<Input>['run'] = async (input) => {
    const result = await action.run(input);
    if (result.kind !== 'done') return result;
    if (result.data.kind !== 'unanswered') return { kind: 'done', data: result.data };
    // Where no screen shows the order, the member is told all the same.
    const order = $unanswered.lc === 0 && $unanswered.get();
    if (order) showToast({ kind: 'info', text: getUnansweredText(order) });
    return { kind: 'ignored' };
  };
  return {
    ...action,
    $newTickets,
    $unanswered,
    run,
    tryAgain: (order, input) => {
      if (action.$pending.get() || action.$coolingDown.get()) return;
      endOrder(order);
      void run(input);
    },
    clear: () => {
      action.clear();
      clearNewTickets();
    },
  };
}

/** The member's word that an order needs no more attention. */
export function endOrder(order: PendingOrder): void {
  changeOrder(order, 'end');
}
