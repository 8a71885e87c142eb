import { atom } from 'nanostores';
import { tryLock } from '../../lib/browser/locks.ts';
import { isHostReachable } from '../../lib/browser/reachability.ts';
import { toastMs } from '../../lib/config.ts';
import type { Action, ActionFamily, ActionResult } from '../../lib/data/action.ts';
import { AppError, toAppError } from '../../lib/errors.ts';
import { joinSentences } from '../../lib/format/text.ts';
import {
  busyNotices,
  describeFailure,
  type Failure,
  type Operation,
  type Success,
  type Successes,
  successes,
} from '../../lib/messages/operations.ts';
import { startDoubleSubmitGuard } from '../../lib/orders/double-submit-guard.ts';
import { isMoneyOperation, shouldGuardDoubleSubmit } from '../../lib/orders/money-operations.ts';
import { writesInFlight } from '../app/page-state.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { invalidate, type QueryName } from './query-registry.ts';

export interface ActionDefinition<Input, T> {
  readonly operation: Operation;
  /** Id of the draw or subscription. The action's family clears the failure at sign-out. */
  readonly key?: string;
  /** @throws {AppError} */
  readonly send: (input: Input) => Promise<T>;
  /** Invalidated after success or an unknown outcome. */
  readonly invalidates?: readonly QueryName[];
  readonly successMessage?: (say: Successes, data: T) => Success | undefined;
  readonly onSuccess?: (data: T, input: Input) => void;
}

const isOffline = async () => navigator.onLine === false && !(await isHostReachable());

/** Creates an error for a write that was not sent. */
const createRefusal = (hint: string) => new AppError('rejected', 'Request aborted', { hint });

/** All money writes of a member share one key, because a reply may lead to a payment page. */
const getFlightKey = (operation: Operation, member: string | null) =>
  `${member} ${isMoneyOperation(operation) ? 'money' : operation}`;

/**
 * Runs `work` unless the same write is in flight in this tab or another, or another money write in this tab.
 * @returns undefined if the member signed out meanwhile, so that nothing is sent for the next one
 * @throws {AppError} of `work`, or a refusal
 */
async function runExclusively<T>(
  operation: Operation,
  member: string | null,
  work: () => Promise<T>,
): Promise<{ readonly data: T } | undefined> {
  const key = getFlightKey(operation, member);
  if (writesInFlight.has(key)) throw createRefusal(busyNotices.busyHere);
  writesInFlight.add(key);
  try {
    if (await isOffline()) throw new AppError('unsent', 'Network Error');
    const attempt = await tryLock(`write:${operation}`, async () => ({
      done: $memberKey.get() === member ? { data: await work() } : undefined,
    }));
    if (!attempt) throw createRefusal(busyNotices.busyElsewhere);
    return attempt.done;
  } finally {
    writesInFlight.delete(key);
  }
}

/** Shows a failure in place if that is in view, otherwise as a toast. */
function showFailure({ show, title, text, reason, fields }: Failure, isInView: boolean): void {
  const isShownAtField = Object.keys(fields).length > 0;
  const isToast = (show === 'toast' && !isShownAtField) || (show === 'once' && !isInView);
  if (isToast) showToast({ kind: 'error', title, text: joinSentences(text, reason), ms: toastMs.error });
}

/**
 * Creates a write of the member. Ignores runs while pending, and just after one that was not rejected. Rejects a run
 * while another tab runs the same write. Sends and shows nothing after a change of member.
 * Never retries, never throws.
 */
export function createAction<Input, T>(definition: ActionDefinition<Input, T>): Action<Input, T> {
  const { operation, key, send, invalidates = [], successMessage, onSuccess } = definition;
  const $pending = atom(false);
  const $coolingDown = atom(false);
  const $failure = atom<Failure | undefined>();
  const clear = () => $failure.set(undefined);

  const settle = async (input: Input): Promise<ActionResult<T>> => {
    const member = $memberKey.get();
    try {
      const done = await runExclusively(operation, member, () => send(input));
      if (!done) return { kind: 'ignored' };
      const { data } = done;
      const message = successMessage?.(successes, data);
      if (message) showToast({ kind: 'success', ...message });
      onSuccess?.(data, input);
      invalidate(invalidates);
      return { kind: 'done', data };
    } catch (thrown) {
      if (member !== null && $memberKey.get() !== member) return { kind: 'ignored' };
      const error = toAppError(thrown);
      // A refused money write may contradict the visible data.
      if (error.isOutcomeUnknown || isMoneyOperation(operation)) invalidate(invalidates);
      const failure = describeFailure(operation, error, input);
      showFailure(failure, $failure.lc > 0);
      $failure.set(failure);
      return { kind: 'failed', failure, error };
    }
  };
  const run = async (input: Input): Promise<ActionResult<T>> => {
    if ($pending.get() || $coolingDown.get()) return { kind: 'ignored' };
    clear();
    $pending.set(true);
    try {
      const result = await settle(input);
      const mayBeDone = result.kind === 'failed' ? result.error.isOutcomeUnknown : result.kind === 'done';
      if (mayBeDone && shouldGuardDoubleSubmit(operation)) startDoubleSubmitGuard($coolingDown);
      return result;
    } finally {
      $pending.set(false);
    }
  };
  // A failure may contain member data.
  if (key === undefined) $memberKey.listen(clear);
  return { operation, $pending, $coolingDown, $failure, run, clear };
}

/** Creates one action per key, such as a subscription's id. Sign-out clears all actions. */
export function createActionFamily<One extends Action<never, unknown>>(
  create: (key: string) => One,
): ActionFamily<One> {
  const actions = new Map<string, One>();
  $memberKey.listen(() => {
    for (const action of actions.values()) action.clear();
    actions.clear();
  });
  const add = (key: string) => {
    const action = create(key);
    actions.set(key, action);
    return action;
  };
  return { at: (key) => actions.get(key) ?? add(key) };
}
