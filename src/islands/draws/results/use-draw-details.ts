import { type RefCallback, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { isLoading, type QueryState } from '../../../lib/data/query.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { useReady } from '../../ui/loading/two-phase.tsx';
import { useInView } from '../../ui/loading/use-in-view.ts';

const rootMargin = '200px 0px';

const subscribe = (onChange: () => void) => drawDetails.$states.listen(onChange);

/**
 * Loads the details while the ref's element is in view.
 * @param shouldLoad false if the details are known
 * @returns `state` is undefined until the load starts
 */
export function useDrawDetails(
  id: string,
  shouldLoad: boolean,
): { ref: RefCallback<Element>; state: QueryState<Draw> | undefined } {
  const state = useSyncExternalStore(subscribe, () => drawDetails.$states.get().get(id));
  const handleEnter = useCallback(
    () => (shouldLoad ? drawDetails.subscribe(id) : () => {}),
    [id, shouldLoad],
  );
  const ref = useInView(handleEnter, rootMargin);
  return { ref, state };
}

/** @returns true once each draw has loaded, failed or timed out */
export function useAllDrawDetails(ids: readonly string[]): boolean {
  const isSettled = useReady(useSyncExternalStore(subscribe, () => ids.every(hasReply)));
  useEffect(() => {
    if (isSettled) return;
    const stops = ids.map(drawDetails.subscribe);
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids, isSettled]);
  return isSettled;
}

function hasReply(id: string): boolean {
  const state = drawDetails.$states.get().get(id);
  return state !== undefined && !isLoading(state);
}
