import { type RefCallback, useCallback } from 'react';
import { useInView } from './use-in-view.ts';

/** How far below the visible part of the page something counts as near. */
const reach = '0px 0px 800px 0px';

/**
 * Calls `onNear` when the element with the ref comes near the visible part of the page. Each new `onNear` looks anew:
 * for an element that is still in view it is called again.
 */
export function useSentinel(onNear: () => void): RefCallback<Element> {
  const enter = useCallback(() => {
    onNear();
    return () => {};
  }, [onNear]);
  return useInView(enter, reach);
}
