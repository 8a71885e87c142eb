import type { WritableAtom } from 'nanostores';
import { withFreeLock } from '../../lib/browser/free-lock.ts';
import { hostAnswers } from '../../lib/browser/reachability.ts';
import { toastMs } from '../../lib/config.ts';
import type { Outcome } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import { sentences } from '../../lib/format/sentences.ts';
import { busyNotices, describeFailure, type Failure } from '../../lib/messages/failures.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import { type Success, type Successes, successes } from '../../lib/messages/successes.ts';
import { calmDown } from '../../lib/orders/double-submit-guard.ts';
import { isMoney, isOrder } from '../../lib/orders/money-operations.ts';
import { writesInFlight } from '../app/in-flight.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { type QueryName, refresh } from './invalidation.ts';

/** What a write is. */
export interface ActionDefinition<Input, T> {
  readonly operation: Operation;
  readonly send: (input: Input) => Promise<T>;
  /** Reads that the write makes out of date; also loaded again when its outcome is unknown. */
  readonly refreshes?: readonly QueryName[];
  /** What the member is told after success; the words come with what sends. */
  readonly tells?: (say: Successes, data: T) => Success | undefined;
  /** Redirect or change of state after success. */
  readonly onDone?: (data: T, input: Input) => void;
}

/** A write beside what is kept of it. */
interface Writing<Input, T> extends ActionDefinition<Input, T> {
  readonly $resting: WritableAtom<boolean>;
  readonly $failure: WritableAtom<Failure | undefined>;
}

// Money writes share one name: the reply to one may redirect to a payment page.
$memberKey.listen(() => writesInFlight.clear());

function fail<Input, T>(
  { operation, $failure }: Writing<Input, T>,
  error: AppError,
  input: Input,
): Outcome<T> {
  const failure = describeFailure(operation, error, input);
  const { show, title, fields } = failure;
  const isSaidAtField = Object.keys(fields).length > 0;
  const isToast = (show === 'toast' && !isSaidAtField) || (show === 'once' && $failure.lc === 0);
  $failure.set(failure);
  if (isToast)
    showToast({ kind: 'error', title, text: sentences(failure.text, failure.reason), ms: toastMs.error });
  return { kind: 'failed', failure, error };
}

async function settle<Input, T>(writing: Writing<Input, T>, input: Input): Promise<Outcome<T>> {
  const { operation, send, refreshes = [], tells, onDone } = writing;
  const member = $memberKey.get();
  try {
    const data = await send(input);
    const told = tells?.(successes, data);
    if (told) showToast({ kind: 'success', ...told });
    onDone?.(data, input);
    refresh(refreshes);
    return { kind: 'done', data };
  } catch (thrown) {
    const error =
      thrown instanceof AppError ? thrown : new AppError('broken', String(thrown), { cause: thrown });
    // The member has left meanwhile; whoever is here now is not told of it.
    if (member !== null && $memberKey.get() !== member) return { kind: 'ignored' };
    // A refusal of money may contradict the screen too.
    if (error.outcomeUnknown || isMoney(operation)) refresh(refreshes);
    return fail(writing, error, input);
  }
}

function busy(hint: string): AppError {
  return new AppError('rejected', 'Request aborted', { hint });
}

/** A refused order may be given again at once; after any other a second tap is no second order. */
function restAfter<T>({ operation, $resting }: Writing<never, T>, outcome: Outcome<T>): void {
  const mayBeDone = outcome.kind === 'failed' ? outcome.error.outcomeUnknown : outcome.kind === 'done';
  if (mayBeDone && isOrder(operation)) calmDown($resting);
}

/** True where there is no connection: the browser says so, and it is not mistaken. */
const isCutOff = async () => navigator.onLine === false && !(await hostAnswers());

/** Sends a write once, unless another order or another tab is at it. It never throws. */
export async function write<Input, T>(writing: Writing<Input, T>, input: Input): Promise<Outcome<T>> {
  const { operation } = writing;
  const turn = isMoney(operation) ? 'money' : operation;
  if (writesInFlight.has(turn)) return fail(writing, busy(busyNotices.busyHere), input);
  const own = {};
  writesInFlight.set(turn, own);
  try {
    // Nothing waits for a connection: who sends something is there, and sees what became of it.
    if (await isCutOff()) return fail(writing, new AppError('unsent', 'Network Error'), input);
    const outcome = await withFreeLock(`write:${operation}`, () => settle(writing, input));
    if (outcome) restAfter(writing, outcome);
    return outcome ?? fail(writing, busy(busyNotices.busyElsewhere), input);
  } finally {
    if (writesInFlight.get(turn) === own) writesInFlight.delete(turn);
  }
}
