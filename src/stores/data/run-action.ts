import type { WritableAtom } from 'nanostores';
import { tryLock } from '../../lib/browser/locks.ts';
import { isHostReachable } from '../../lib/browser/reachability.ts';
import { toastMs } from '../../lib/config.ts';
import type { ActionResult } from '../../lib/data/action.ts';
import { AppError } from '../../lib/errors.ts';
import { joinSentences } from '../../lib/format/text.ts';
import { busyNotices, describeFailure, type Failure } from '../../lib/messages/failures.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import { type Success, type Successes, successes } from '../../lib/messages/successes.ts';
import { startDoubleSubmitGuard } from '../../lib/orders/double-submit-guard.ts';
import { isMoneyOperation, shouldGuardDoubleSubmit } from '../../lib/orders/money-operations.ts';
import { writesInFlight } from '../app/in-flight.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { invalidate, type QueryName } from './invalidation.ts';

export interface ActionDefinition<Input, T> {
  readonly operation: Operation;
  readonly send: (input: Input) => Promise<T>;
  /** Invalidated after success or an unknown outcome. */
  readonly invalidates?: readonly QueryName[];
  readonly successMessage?: (say: Successes, data: T) => Success | undefined;
  readonly onSuccess?: (data: T, input: Input) => void;
}

interface RunningAction<Input, T> extends ActionDefinition<Input, T> {
  readonly $coolingDown: WritableAtom<boolean>;
  readonly $failure: WritableAtom<Failure | undefined>;
}

$memberKey.listen(() => writesInFlight.clear());

function fail<Input, T>(
  { operation, $failure }: RunningAction<Input, T>,
  error: AppError,
  input: Input,
): ActionResult<T> {
  const failure = describeFailure(operation, error, input);
  const { show, title, fields } = failure;
  const isShownAtField = Object.keys(fields).length > 0;
  const isToast = (show === 'toast' && !isShownAtField) || (show === 'once' && $failure.lc === 0);
  $failure.set(failure);
  if (isToast)
    showToast({ kind: 'error', title, text: joinSentences(failure.text, failure.reason), ms: toastMs.error });
  return { kind: 'failed', failure, error };
}

async function sendAndSettle<Input, T>(
  action: RunningAction<Input, T>,
  input: Input,
): Promise<ActionResult<T>> {
  const { operation, send, invalidates = [], successMessage, onSuccess } = action;
  const member = $memberKey.get();
  try {
    const data = await send(input);
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
    return fail(action, error, input);
  }
}

function createBusyError(hint: string): AppError {
  return new AppError('rejected', 'Request aborted', { hint });
}

function guardSecondPress<T>(
  { operation, $coolingDown }: RunningAction<never, T>,
  outcome: ActionResult<T>,
): void {
  const mayBeDone = outcome.kind === 'failed' ? outcome.error.isOutcomeUnknown : outcome.kind === 'done';
  if (mayBeDone && shouldGuardDoubleSubmit(operation)) startDoubleSubmitGuard($coolingDown);
}

const isOffline = async () => navigator.onLine === false && !(await isHostReachable());

/**
 * Refuses while the same write is in flight, also in another tab, or another money write in this tab.
 * Never throws.
 */
export async function runAction<Input, T>(
  action: RunningAction<Input, T>,
  input: Input,
): Promise<ActionResult<T>> {
  const { operation } = action;
  // All money writes share one key, because a reply may redirect to a payment page.
  const key = isMoneyOperation(operation) ? 'money' : operation;
  if (writesInFlight.has(key)) return fail(action, createBusyError(busyNotices.busyHere), input);
  const token = {};
  writesInFlight.set(key, token);
  try {
    if (await isOffline()) return fail(action, new AppError('unsent', 'Network Error'), input);
    const outcome = await tryLock(`write:${operation}`, () => sendAndSettle(action, input));
    if (outcome) guardSecondPress(action, outcome);
    return outcome ?? fail(action, createBusyError(busyNotices.busyElsewhere), input);
  } finally {
    if (writesInFlight.get(key) === token) writesInFlight.delete(key);
  }
}
