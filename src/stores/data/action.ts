import { atom } from 'nanostores';
import { loadModule } from '../../lib/browser/lazy-module.ts';
import type { Action, ActionResult } from '../../lib/data/action.ts';
import { AppError } from '../../lib/errors.ts';
import type { Failure } from '../../lib/messages/failures.ts';
import { unsentFailure } from '../../lib/messages/notices.ts';
import { $memberKey } from '../app/session.ts';
import type { ActionDefinition } from './run-action.ts';
// What holds a second press off comes with the first.
import '../../lib/orders/double-submit-guard.ts';

type WritingModule = typeof import('./run-action.ts');

let loading: Promise<WritingModule> | undefined;

/** One wait for all: whoever begins to wait first goes on first, so that no order overtakes another. */
async function load(): Promise<WritingModule> {
  loading ??= import('./run-action.ts');
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    throw cause;
  }
}

let writing: WritingModule | undefined;

/** Loads ahead what writes are sent and told with: a lost connection is when it is needed most. */
export async function preloadRunAction(): Promise<void> {
  writing ??= await load().catch(() => undefined);
}

/** A write, with what it is doing kept beside it. It forgets nothing by itself. */
export function createUnscopedAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const { operation } = definition;
  const $pending = atom(false);
  const $coolingDown = atom(false);
  const $failure = atom<Failure | undefined>();

  const send = async (input: Input): Promise<ActionResult<T>> => {
    const member = $memberKey.get();
    writing ??= await loadModule(load);
    // What one member wanted is not sent in the name of the next.
    if ($memberKey.get() !== member) return { kind: 'ignored' };
    if (writing) return writing.runAction({ ...definition, $coolingDown, $failure }, input);
    $failure.set(unsentFailure);
    return { kind: 'failed', failure: unsentFailure, error: new AppError('unsent', 'Network Error') };
  };

  const run = async (input: Input): Promise<ActionResult<T>> => {
    if ($pending.get() || $coolingDown.get()) return { kind: 'ignored' };
    $failure.set(undefined);
    $pending.set(true);
    try {
      return await send(input);
    } finally {
      $pending.set(false);
    }
  };

  const prepare = () => void preloadRunAction();
  return {
    operation,
    $pending,
    $coolingDown,
    $failure,
    run,
    preload: prepare,
    clear: () => $failure.set(undefined),
  };
}

/**
 * A write of the member: sent once per intent (a second run while one is under way, or that follows an order as quickly
 * as a second tap does, is ignored, unless the order was refused; a run in another tab is refused), never again by
 * itself, with its failure in the catalogue's words. It never throws.
 */
export function createAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const action = createUnscopedAction(definition);
  // What a server said to one member may name them.
  $memberKey.listen(action.clear);
  return action;
}
