import { atom } from 'nanostores';
import type { Action, Outcome } from '../lib/async.ts';
import { toastMs } from '../lib/config.ts';
import { AppError } from '../lib/errors.ts';
import { withFreeLock } from '../lib/locks.ts';
import { describeFailure, type Failure, notices, type Operation, operations } from '../lib/messages.ts';
import { type QueryName, refresh } from './freshness.ts';
import { $memberKey } from './session.ts';
import { showToast } from './toasts.ts';

interface ActionDefinition<Input, T> {
  readonly operation: Operation;
  readonly send: (input: Input) => Promise<T>;
  /** Reads that the write makes out of date; also loaded again when its outcome is unknown. */
  readonly refreshes?: readonly QueryName[];
  /** Toast, redirect or change of state after success. */
  readonly onDone?: (data: T, input: Input) => void;
}

/**
 * A write of the member: sent once per intent (a second run while one is under way is ignored, in this tab and in
 * others), never again by itself, with its failure in the catalogue's words. It never throws.
 */
export function createAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const { operation, send, refreshes = [], onDone } = definition;
  const $pending = atom(false);
  const $failure = atom<Failure | undefined>();
  // What a server said to one member may name them.
  $memberKey.listen(() => $failure.set(undefined));

  const settle = async (input: Input): Promise<Outcome<T>> => {
    const member = $memberKey.get();
    try {
      const data = await send(input);
      onDone?.(data, input);
      refresh(refreshes);
      return { kind: 'done', data };
    } catch (thrown) {
      const error =
        thrown instanceof AppError ? thrown : new AppError('broken', String(thrown), { cause: thrown });
      // The member has left meanwhile; whoever is here now is not told of it.
      if (member !== null && $memberKey.get() !== member) return { kind: 'ignored' };
      if (error.outcomeUnknown) refresh(refreshes);
      return fail(error);
    }
  };

  const fail = (error: AppError): Outcome<T> => {
    const failure = describeFailure(operation, error);
    $failure.set(failure);
    if (operations[operation].show === 'toast') {
      showToast({ kind: 'error', title: failure.title, text: failure.text, ms: toastMs.error });
    }
    return { kind: 'failed', failure, error };
  };

  const run = async (input: Input): Promise<Outcome<T>> => {
    if ($pending.get()) return { kind: 'ignored' };
    $pending.set(true);
    $failure.set(undefined);
    try {
      const outcome = await withFreeLock(`write:${operation}`, () => settle(input));
      return outcome ?? fail(new AppError('rejected', 'Request aborted', { hint: notices.busyElsewhere }));
    } finally {
      $pending.set(false);
    }
  };

  return { operation, $pending, $failure, run, clear: () => $failure.set(undefined) };
}
