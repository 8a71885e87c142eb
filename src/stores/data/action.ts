import { atom } from 'nanostores';
import { loadModule } from '../../lib/browser/lazy-module.ts';
import type { Action, ActionResult } from '../../lib/data/action.ts';
import { AppError } from '../../lib/errors.ts';
import type { Failure } from '../../lib/messages/failures.ts';
import { unsentFailure } from '../../lib/messages/notices.ts';
import { $memberKey } from '../app/session.ts';
import type { ActionDefinition } from './run-action.ts';
// The double-submit guard must be ready before the first press.
import '../../lib/orders/double-submit-guard.ts';

type RunActionModule = typeof import('./run-action.ts');

let loading: Promise<RunActionModule> | undefined;

/** Shares one load, so that actions run in call order. */
async function loadRunner(): Promise<RunActionModule> {
  loading ??= import('./run-action.ts');
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    throw cause;
  }
}

let runner: RunActionModule | undefined;

/** Loads the action runner while there is a connection. */
export async function preloadRunAction(): Promise<void> {
  runner ??= await loadRunner().catch(() => undefined);
}

/** Creates an action that the caller clears at sign-out. */
export function createUnscopedAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const { operation } = definition;
  const $pending = atom(false);
  const $coolingDown = atom(false);
  const $failure = atom<Failure | undefined>();

  const send = async (input: Input): Promise<ActionResult<T>> => {
    const member = $memberKey.get();
    runner ??= await loadModule(loadRunner);
    if ($memberKey.get() !== member) return { kind: 'ignored' };
    if (runner) return runner.runAction({ ...definition, $coolingDown, $failure }, input);
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

  return {
    operation,
    $pending,
    $coolingDown,
    $failure,
    run,
    preload: () => void preloadRunAction(),
    clear: () => $failure.set(undefined),
  };
}

/**
 * Creates a write of the member. Ignores runs while pending, and just after an order that was not refused.
 * Refuses a run while another tab runs the same write. Never retries, never throws.
 */
export function createAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const action = createUnscopedAction(definition);
  // A failure may name the member.
  $memberKey.listen(action.clear);
  return action;
}
