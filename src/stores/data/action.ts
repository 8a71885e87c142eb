import { atom } from 'nanostores';
import { lazyModule } from '../../lib/browser/lazy-module.ts';
import type { Action, ActionResult, OrderAction } from '../../lib/data/action.ts';
import { AppError } from '../../lib/errors.ts';
import type { Failure } from '../../lib/messages/failures.ts';
import { unsentFailure } from '../../lib/messages/notices.ts';
import { $memberKey } from '../app/session.ts';
import type { ActionDefinition, Reconcile } from './run-action.ts';
// The double-submit guard needs the first press, which may load it.
import '../../lib/browser/last-press.ts';

const runner = lazyModule(() => import('./run-action.ts'));

/** Loads the action runner while there is a connection. */
export const preloadRunAction = runner.preload;

/**
 * Creates a write of the member. Ignores runs while pending, and just after an order that was not refused.
 * Refuses a run while another tab runs the same write. Never retries, never throws.
 */
export function createAction<Input, T>(
  definition: ActionDefinition<Input, T> & { readonly reconcile: Reconcile<Input, T> },
): OrderAction<Input, T>;
export function createAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T>;
export function createAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const { operation, key } = definition;
  const $pending = atom(false);
  const $coolingDown = atom(false);
  const $failure = atom<Failure | undefined>();
  const clear = () => $failure.set(undefined);
  const order = definition.reconcile?.({ operation, key, $pending, onSettled: clear });
  const writer = lazyModule(async () => {
    const { loadAction } = await import('./run-action.ts');
    return loadAction(definition, order, { $coolingDown, $failure });
  });
  const run = async (input: Input): Promise<ActionResult<T>> => {
    if ($pending.get() || $coolingDown.get()) return { kind: 'ignored' };
    const member = $memberKey.get();
    clear();
    $pending.set(true);
    try {
      const send = await writer.load();
      if (send) return await send(input, member);
      if ($memberKey.get() !== member) return { kind: 'ignored' };
      $failure.set(unsentFailure);
      return { kind: 'failed', failure: unsentFailure, error: new AppError('unsent', 'Network Error') };
    } finally {
      $pending.set(false);
    }
  };
  // A failure may name the member.
  if (key === undefined) $memberKey.listen(clear);
  return {
    operation,
    $pending,
    $coolingDown,
    $failure,
    run,
    clear,
    preload: () => void writer.preload(),
    ...order,
  };
}
