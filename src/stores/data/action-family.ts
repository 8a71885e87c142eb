import type { Action, ActionFamily } from '../../lib/data/action.ts';
import { $memberKey } from '../app/session.ts';

/** How many things of one kind keep what they are doing, beside those that a view shows. */
const mostKept = 20;

function isIdle({ $pending, $coolingDown, $failure }: Action<never, unknown>): boolean {
  return (
    !$pending.get() && !$coolingDown.get() && [$pending, $coolingDown, $failure].every(({ lc }) => lc === 0)
  );
}

/**
 * The same write for many things, such as paying for one of several subscriptions: each has an action of its own, so
 * that what is under way or went wrong with one never shows at another. All are forgotten with the member.
 */
export function createActionFamily<One extends Action<never, unknown>>(
  make: (key: string) => One,
): ActionFamily<One> {
  const actions = new Map<string, One>();
  $memberKey.listen(() => {
    for (const action of actions.values()) action.clear();
    actions.clear();
  });
  const add = (key: string) => {
    for (const [name, kept] of actions) if (actions.size >= mostKept && isIdle(kept)) actions.delete(name);
    const action = make(key);
    actions.set(key, action);
    return action;
  };
  return { at: (key) => actions.get(key) ?? add(key) };
}
