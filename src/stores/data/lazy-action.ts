import { atom, type ReadableAtom } from 'nanostores';
import { loadModule } from '../../lib/browser/lazy-module.ts';
import type { Action, ActionResult } from '../../lib/data/action.ts';
import { AppError } from '../../lib/errors.ts';
import type { Failure } from '../../lib/messages/failures.ts';
import { unsentFailure } from '../../lib/messages/notices.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import { $memberKey } from '../app/session.ts';

/** Creates a placeholder for an action whose chunk loads on preload or on the first run. */
export function createLazyAction<Input, T>(
  operation: Operation,
  load: () => Promise<Action<Input, T>>,
): ReadableAtom<Action<Input, T>> {
  const $pending = atom(false);
  const $failure = atom<Failure | undefined>();
  const loadAction = async () => {
    const action = await load();
    $action.set(action);
    return action;
  };
  const run = async (input: Input): Promise<ActionResult<T>> => {
    if ($pending.get()) return { kind: 'ignored' };
    const member = $memberKey.get();
    $pending.set(true);
    const action = await loadModule(loadAction);
    $pending.set(false);
    if ($memberKey.get() !== member) return { kind: 'ignored' };
    if (action) return action.run(input);
    $failure.set({ ...unsentFailure });
    return { kind: 'failed', failure: unsentFailure, error: new AppError('unsent', 'Network Error') };
  };
  const $action = atom<Action<Input, T>>({
    operation,
    $pending,
    $coolingDown: atom(false),
    $failure,
    run,
    preload: () => void loadAction().catch(() => {}),
    clear: () => $failure.set(undefined),
  });
  return $action;
}
