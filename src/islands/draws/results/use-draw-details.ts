import { type RefCallback, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { QueryState } from '../../../lib/data/query.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { useReady } from '../../ui/loading/two-phase.tsx';
import { useInView } from '../../ui/loading/use-in-view.ts';

/** How far outside of what is seen a card is as good as seen. */
const rootMargin = '200px 0px';

const subscribe = (changed: () => void) => drawDetails.$states.listen(changed);

/**
 * What a draw's own reply says, asked for while the element with the ref is in view.
 * @param isWanted false where the list has said it all
 * @returns the state is undefined until it was in view
 */
export function useDrawDetails(
  id: string,
  isWanted: boolean,
): { ref: RefCallback<Element>; state: QueryState<Draw> | undefined } {
  const state = useSyncExternalStore(subscribe, () => drawDetails.$states.get().get(id));
  const enter = useCallback(() => (isWanted ? drawDetails.subscribe(id) : () => {}), [id, isWanted]);
  const ref = useInView(enter, rootMargin);
  return { ref, state };
}

/**
 * Has the replies of draws asked for together, in view or not.
 * @returns true once each has come, or has failed, or one took too long, and from then on
 */
export function useAllDrawDetails(ids: readonly string[]): boolean {
  const isSettled = useReady(useSyncExternalStore(subscribe, () => ids.every(hasReply)));
  useEffect(() => {
    if (isSettled) return;
    const ends = ids.map(drawDetails.subscribe);
    return () => {
      for (const end of ends) end();
    };
  }, [ids, isSettled]);
  return isSettled;
}

function hasReply(id: string): boolean {
  const state = drawDetails.$states.get().get(id);
  return state?.status === 'loaded' || state?.status === 'failed';
}
