import { atom } from 'nanostores';
import type { Action, Outcome } from '../lib/async.ts';
import { secondPressMs, toastMs } from '../lib/config.ts';
import { AppError } from '../lib/errors.ts';
import { calmDown } from '../lib/hurry.ts';
import { withFreeLock } from '../lib/locks.ts';
import {
  describeFailure,
  type Failure,
  isMoney,
  isOrder,
  notices,
  type Operation,
  operations,
} from '../lib/messages.ts';
import { type QueryName, refresh } from './freshness.ts';
import { $memberKey } from './session.ts';
import { showToast } from './toasts.ts';

export interface ActionDefinition<Input, T> {
  readonly operation: Operation;
  readonly send: (input: Input) => Promise<T>;
  /** Reads that the write makes out of date; also loaded again when its outcome is unknown. */
  readonly refreshes?: readonly QueryName[];
  /** Toast, redirect or change of state after success. */
  readonly onDone?: (data: T, input: Input) => void;
}

function busy(hint: string): AppError {
  return new AppError('rejected', 'Request aborted', { hint });
}

/** What is under way in this tab. Orders of money take turns: an answer may lead away to a payment page. */
const turns = new Map<string, object>();
$memberKey.listen(() => turns.clear());

/** A write, with what it is doing kept beside it. It forgets nothing by itself. */
export function makeAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const { operation, send, refreshes = [], onDone } = definition;
  const turn = isMoney(operation) ? 'money' : operation;
  const $pending = atom(false);
  const $resting = atom(false);
  const $failure = atom<Failure | undefined>();

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
      // A refusal of money may contradict the screen too.
      if (error.outcomeUnknown || isMoney(operation)) refresh(refreshes);
      return fail(error);
    }
  };

  const fail = (error: AppError): Outcome<T> => {
    const failure = describeFailure(operation, error);
    const { show } = operations[operation];
    const isSaidAtField = Object.keys(failure.fields).length > 0;
    const isToast = (show === 'toast' && !isSaidAtField) || (show === 'once' && $failure.lc === 0);
    $failure.set(failure);
    if (isToast) {
      showToast({ kind: 'error', title: failure.title, text: failure.text, ms: toastMs.error });
    }
    return { kind: 'failed', failure, error };
  };

  /** A refused order may be given again at once; after any other a second tap is no second order. */
  const restAfter = (outcome: Outcome<T>) => {
    const mayBeDone = outcome.kind === 'failed' ? outcome.error.outcomeUnknown : outcome.kind === 'done';
    if (!(mayBeDone && isOrder(operation))) return;
    calmDown();
    $resting.set(true);
    setTimeout(() => $resting.set(false), secondPressMs);
  };

  const run = async (input: Input): Promise<Outcome<T>> => {
    if ($pending.get() || $resting.get()) return { kind: 'ignored' };
    $failure.set(undefined);
    if (turns.has(turn)) return fail(busy(notices.busyHere));
    const own = {};
    turns.set(turn, own);
    $pending.set(true);
    try {
      const settled = await withFreeLock(`write:${operation}`, () => settle(input));
      const outcome = settled ?? fail(busy(notices.busyElsewhere));
      restAfter(outcome);
      return outcome;
    } finally {
      if (turns.get(turn) === own) turns.delete(turn);
      $pending.set(false);
    }
  };

  return { operation, $pending, $resting, $failure, run, clear: () => $failure.set(undefined) };
}

/**
 * A write of the member: sent once per intent (a second run while one is under way, or that follows an order as quickly
 * as a second tap does, is ignored, unless the order was refused; a run in another tab is refused), never again by
 * itself, with its failure in the catalogue's words. It never throws.
 */
export function createAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const action = makeAction(definition);
  // What a server said to one member may name them.
  $memberKey.listen(action.clear);
  return action;
}
