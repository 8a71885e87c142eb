import type { Action, ActionFamily } from '../../lib/data/action.ts';
import { $memberKey } from '../app/session.ts';

const maxIdle = 20;

function isIdle({ $pending, $coolingDown, $failure }: Action<never, unknown>): boolean {
  return (
    !$pending.get() && !$coolingDown.get() && [$pending, $coolingDown, $failure].every(({ lc }) => lc === 0)
  );
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
    for (const [name, existing] of actions)
      if (actions.size >= maxIdle && isIdle(existing)) actions.delete(name);
    const action = create(key);
    actions.set(key, action);
    return action;
  };
  return { at: (key) => actions.get(key) ?? add(key) };
}
