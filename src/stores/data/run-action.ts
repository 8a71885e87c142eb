import type { ReadableAtom, WritableAtom } from 'nanostores';
import { lazyModule } from '../../lib/browser/lazy-module.ts';
import { tryLock } from '../../lib/browser/locks.ts';
import { isHostReachable } from '../../lib/browser/reachability.ts';
import { toastMs } from '../../lib/config.ts';
import type { ActionResult, OrderTracking } from '../../lib/data/action.ts';
import { AppError } from '../../lib/errors.ts';
import { joinSentences } from '../../lib/format/text.ts';
import { busyNotices, describeFailure, type Failure } from '../../lib/messages/failures.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import { type Success, type Successes, successes } from '../../lib/messages/successes.ts';
import { startDoubleSubmitGuard } from '../../lib/orders/double-submit-guard.ts';
import { isMoneyOperation, shouldGuardDoubleSubmit } from '../../lib/orders/money-operations.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import { hasStoredPause } from '../../lib/safer-play/pause-key.ts';
import { isPausedOperation } from '../../lib/safer-play/paused-operations.ts';
import { correctClock, getProvenMs, nowMs } from '../app/clock.ts';
import { writesInFlight } from '../app/in-flight.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { invalidate, type QueryName } from './invalidation.ts';

/** The account before an order. */
export interface OrderAccount {
  readonly before: AccountSnapshot;
  /** False when another device may have changed the account since. */
  readonly isFresh: boolean;
}

/** Sends a money write, and reconciles it with the account (`stores/orders/order.ts`). */
export interface Order<Input, T> {
  run(input: Input, send: (account: OrderAccount) => Promise<ActionResult<T>>): Promise<ActionResult<T>>;
}

export interface OrderSubject {
  readonly operation: Operation;
  readonly key: string | undefined;
  readonly $pending: ReadableAtom<boolean>;
  /** Called when an order without a reply settles. */
  readonly onSettled: () => void;
}

interface LazyOrder<Input, T> extends OrderTracking {
  readonly load: () => Promise<Order<Input, T>>;
}

export type Reconcile<Input, T> = (subject: OrderSubject) => LazyOrder<Input, T>;

export interface Write<Input, T> {
  readonly send: (input: Input, account: OrderAccount) => Promise<T>;
  /** Invalidated after success or an unknown outcome. */
  readonly invalidates?: readonly QueryName[];
  readonly successMessage?: (say: Successes, data: T) => Success | undefined;
  readonly onSuccess?: (data: T, input: Input) => void;
}

export type ActionDefinition<Input, T> = {
  readonly operation: Operation;
  /** Id of the draw or subscription. The action's family clears the failure at sign-out. */
  readonly key?: string;
  /** Compares the account before and after a money write (`stores/orders/track-order.ts`). */
  readonly reconcile?: Reconcile<Input, T>;
} & (
  | (Write<Input, T> & { readonly lazy?: never })
  /** Loads the write on preload, or on the first run. */
  | { readonly lazy: () => Promise<{ readonly write: Write<Input, T> }> }
);

/** One press of the member. */
interface Press<Input, T> extends Write<Input, T> {
  readonly operation: Operation;
  readonly input: Input;
  /** Nothing is sent for the next member. */
  readonly member: string | null;
  readonly $coolingDown: WritableAtom<boolean>;
  readonly $failure: WritableAtom<Failure | undefined>;
}

function fail<Input, T>({ operation, input, $failure }: Press<Input, T>, error: AppError): ActionResult<T> {
  const failure = describeFailure(operation, error, input);
  const { show, title, fields } = failure;
  const isShownAtField = Object.keys(fields).length > 0;
  const isToast = (show === 'toast' && !isShownAtField) || (show === 'once' && $failure.lc === 0);
  $failure.set(failure);
  if (isToast)
    showToast({ kind: 'error', title, text: joinSentences(failure.text, failure.reason), ms: toastMs.error });
  return { kind: 'failed', failure, error };
}

/** The write was not sent. */
function failUnsent<Input, T>(press: Press<Input, T>, hint: string): ActionResult<T> {
  return fail(press, new AppError('rejected', 'Request aborted', { hint }));
}

async function sendAndSettle<Input, T>(
  press: Press<Input, T>,
  account: OrderAccount,
): Promise<ActionResult<T>> {
  const { operation, input, member, send, invalidates = [], successMessage, onSuccess } = press;
  if ($memberKey.get() !== member) return { kind: 'ignored' };
  try {
    const data = await send(input, account);
    const message = successMessage?.(successes, data);
    if (message) showToast({ kind: 'success', ...message });
    onSuccess?.(data, input);
    invalidate(invalidates);
    return { kind: 'done', data };
  } catch (thrown) {
    const error =
      thrown instanceof AppError ? thrown : new AppError('broken', String(thrown), { cause: thrown });
    // The next member must not see the failure.
    if (member !== null && $memberKey.get() !== member) return { kind: 'ignored' };
    // A refused money write may contradict the visible data.
    if (error.isOutcomeUnknown || isMoneyOperation(operation)) invalidate(invalidates);
    return fail(press, error);
  }
}

function guardSecondPress<Input, T>(
  { operation, $coolingDown }: Press<Input, T>,
  outcome: ActionResult<T>,
): void {
  const mayBeDone = outcome.kind === 'failed' ? outcome.error.isOutcomeUnknown : outcome.kind === 'done';
  if (mayBeDone && shouldGuardDoubleSubmit(operation)) startDoubleSubmitGuard($coolingDown);
}

const isOffline = async () => navigator.onLine === false && !(await isHostReachable());

const pauseCheck = lazyModule(() => import('../../lib/safer-play/pause-check.ts'));

/** Refuses an order of a paused member, unless the host's time says that the pause has ended. */
async function checkPause<Input, T>(press: Press<Input, T>): Promise<ActionResult<T> | undefined> {
  if (!isPausedOperation(press.operation) || !hasStoredPause()) return undefined;
  const check = await pauseCheck.preload();
  if (!check) return fail(press, new AppError('unsent', 'Network Error'));
  const getHint = () => check.getPauseHint(nowMs(), getProvenMs());
  if (getHint() !== undefined) await correctClock();
  const hint = getHint();
  return hint === undefined ? undefined : failUnsent(press, hint);
}

/** Refuses while the same write is in flight, also in another tab, or another money write in this tab. */
async function runExclusively<Input, T>(
  press: Press<Input, T>,
  account: OrderAccount,
): Promise<ActionResult<T>> {
  const { operation, member } = press;
  // All money writes share one key, because a reply may redirect to a payment page.
  const key = `${member} ${isMoneyOperation(operation) ? 'money' : operation}`;
  if (writesInFlight.has(key)) return failUnsent(press, busyNotices.busyHere);
  writesInFlight.add(key);
  try {
    if (await isOffline()) return fail(press, new AppError('unsent', 'Network Error'));
    const refusal = await checkPause(press);
    if (refusal) return refusal;
    const outcome = await tryLock(`write:${operation}`, () => sendAndSettle(press, account));
    if (outcome) guardSecondPress(press, outcome);
    return outcome ?? failUnsent(press, busyNotices.busyElsewhere);
  } finally {
    writesInFlight.delete(key);
  }
}

/** Loads the rest of an action. @returns the function that runs it and never throws */
export async function loadAction<Input, T>(
  definition: ActionDefinition<Input, T>,
  order: LazyOrder<Input, T> | undefined,
  state: Pick<Press<Input, T>, '$coolingDown' | '$failure'>,
) {
  const { operation } = definition;
  const [{ write }, loadedOrder] = await Promise.all([
    definition.lazy ? definition.lazy() : { write: definition },
    order?.load(),
  ]);
  return async (input: Input, member: string | null): Promise<ActionResult<T>> => {
    if ($memberKey.get() !== member) return { kind: 'ignored' };
    const press = { ...write, ...state, operation, input, member };
    const send = (account: OrderAccount) => runExclusively(press, account);
    return loadedOrder ? loadedOrder.run(input, send) : send({ before: {}, isFresh: false });
  };
}
