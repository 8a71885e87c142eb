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

/** What a write is. */
export interface ActionDefinition<Input, T> {
  readonly operation: Operation;
  readonly send: (input: Input) => Promise<T>;
  /** Reads that the write makes out of date; also loaded again when its outcome is unknown. */
  readonly invalidates?: readonly QueryName[];
  /** What the member is told after success; the words come with what sends. */
  readonly successMessage?: (say: Successes, data: T) => Success | undefined;
  /** Redirect or change of state after success. */
  readonly onSuccess?: (data: T, input: Input) => void;
}

/** A write beside what is kept of it. */
interface Writing<Input, T> extends ActionDefinition<Input, T> {
  readonly $coolingDown: WritableAtom<boolean>;
  readonly $failure: WritableAtom<Failure | undefined>;
}

// Money writes share one name: the reply to one may redirect to a payment page.
$memberKey.listen(() => writesInFlight.clear());

function fail<Input, T>(
  { operation, $failure }: Writing<Input, T>,
  error: AppError,
  input: Input,
): ActionResult<T> {
  const failure = describeFailure(operation, error, input);
  const { show, title, fields } = failure;
  const isSaidAtField = Object.keys(fields).length > 0;
  const isToast = (show === 'toast' && !isSaidAtField) || (show === 'once' && $failure.lc === 0);
  $failure.set(failure);
  if (isToast)
    showToast({ kind: 'error', title, text: joinSentences(failure.text, failure.reason), ms: toastMs.error });
  return { kind: 'failed', failure, error };
}

async function settle<Input, T>(writing: Writing<Input, T>, input: Input): Promise<ActionResult<T>> {
  const { operation, send, invalidates = [], successMessage, onSuccess } = writing;
  const member = $memberKey.get();
  try {
    const data = await send(input);
    const told = successMessage?.(successes, data);
    if (told) showToast({ kind: 'success', ...told });
    onSuccess?.(data, input);
    invalidate(invalidates);
    return { kind: 'done', data };
  } catch (thrown) {
    const error =
      thrown instanceof AppError ? thrown : new AppError('broken', String(thrown), { cause: thrown });
    // The member has left meanwhile; whoever is here now is not told of it.
    if (member !== null && $memberKey.get() !== member) return { kind: 'ignored' };
    // A refusal of money may contradict the screen too.
    if (error.isOutcomeUnknown || isMoneyOperation(operation)) invalidate(invalidates);
    return fail(writing, error, input);
  }
}

function busy(hint: string): AppError {
  return new AppError('rejected', 'Request aborted', { hint });
}

/** A refused order may be given again at once; after any other a second tap is no second order. */
function restAfter<T>({ operation, $coolingDown }: Writing<never, T>, outcome: ActionResult<T>): void {
  const mayBeDone = outcome.kind === 'failed' ? outcome.error.isOutcomeUnknown : outcome.kind === 'done';
  if (mayBeDone && shouldGuardDoubleSubmit(operation)) startDoubleSubmitGuard($coolingDown);
}

/** True where there is no connection: the browser says so, and it is not mistaken. */
const isCutOff = async () => navigator.onLine === false && !(await isHostReachable());

/** Sends a write once, unless another order or another tab is at it. It never throws. */
export async function runAction<Input, T>(
  writing: Writing<Input, T>,
  input: Input,
): Promise<ActionResult<T>> {
  const { operation } = writing;
  const turn = isMoneyOperation(operation) ? 'money' : operation;
  if (writesInFlight.has(turn)) return fail(writing, busy(busyNotices.busyHere), input);
  const own = {};
  writesInFlight.set(turn, own);
  try {
    // Nothing waits for a connection: who sends something is there, and sees what became of it.
    if (await isCutOff()) return fail(writing, new AppError('unsent', 'Network Error'), input);
    const outcome = await tryLock(`write:${operation}`, () => settle(writing, input));
    if (outcome) restAfter(writing, outcome);
    return outcome ?? fail(writing, busy(busyNotices.busyElsewhere), input);
  } finally {
    if (writesInFlight.get(turn) === own) writesInFlight.delete(turn);
  }
}
