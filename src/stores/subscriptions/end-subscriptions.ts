import { atom } from 'nanostores';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import type { ActionResult } from '../../lib/data/action.ts';
import { $memberKey } from '../app/session.ts';
import { unsubscribe } from './subscription-orders.ts';

/** `unknown`: the reply was lost, so the order stays unanswered until the member ends it. */
type EndingState = 'waiting' | 'sending' | 'ended' | 'failed' | 'unknown';

type Ended = Pick<Subscription, 'id' | 'lottery_name' | 'ticket_count'>;

export interface Ending extends Ended {
  readonly state: EndingState;
}

/** Subscriptions that the member ends together, in order. Cleared with the session. */
export const $endings = atom<readonly Ending[]>([]);

$memberKey.listen(() => $endings.set([]));

export function isEnding(endings: readonly Ending[]): boolean {
  return endings.some(({ state }) => state === 'waiting' || state === 'sending');
}

function toState(result: ActionResult<unknown>): EndingState {
  if (result.kind === 'done') return 'ended';
  return result.kind === 'failed' ? 'failed' : 'unknown';
}

function setState(id: string, state: EndingState): void {
  $endings.set($endings.get().map((ending) => (ending.id === id ? { ...ending, state } : ending)));
}

/**
 * Unsubscribes one by one and continues after a failure. Keeps the results of an earlier run, so that a retry of some
 * does not hide the rest. Stops when another member signs in.
 */
export async function endSubscriptions(subscriptions: readonly Ended[]): Promise<void> {
  const earlier = $endings.get();
  if (isEnding(earlier)) return;
  const member = $memberKey.get();
  const queue = subscriptions.map(
    ({ id, lottery_name, ticket_count }): Ending => ({ id, lottery_name, ticket_count, state: 'waiting' }),
  );
  const queued = new Map(queue.map((ending) => [ending.id, ending]));
  const known = new Set(earlier.map(({ id }) => id));
  $endings.set([
    ...earlier.map((ending) => queued.get(ending.id) ?? ending),
    ...queue.filter(({ id }) => !known.has(id)),
  ]);
  for (const { id } of queue) {
    setState(id, 'sending');
    const result = await unsubscribe.at(id).run(undefined);
    if ($memberKey.get() !== member) return;
    setState(id, toState(result));
  }
}
