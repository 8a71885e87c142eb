import {
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterFirstPaint } from '../../../lib/browser/deferred-work.ts';
import type { IndexRange } from '../../../lib/data/virtual-range.ts';
import type { ListWindow } from './list-window.ts';
import { useSentinel } from './use-in-view.ts';

interface Steps {
  /** So many fill the screen: they are painted before the others are made. */
  readonly first: number;
  /** After that there are multiples of so many. */
  readonly step: number;
  /** About so many stay drawn, those around what is seen; where none is given, all that were scrolled past do. */
  readonly most?: number;
}

/** Says where an item stands among all of its list, those included that are not drawn. */
export function getPositionProps(total: number, index: number) {
  return { 'aria-posinset': index + 1, 'aria-setsize': total };
}

interface Shown extends IndexRange {
  /** Of the box that holds the entries and nothing else; needed for `most`. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly sentinelRef: RefCallback<Element> | undefined;
}

/**
 * Shows a long list in steps: of its `total` entries the first ones, then more as the element with `moreRef`, which
 * stands below them, comes near. A page of thousands paints like one of a few. What was scrolled past stays, so that
 * find-in-page works, until it is more than `most`: from then on the list costs the same wherever it is scrolled to. Its
 * items say their place by `placeAmong`.
 */
export function useVirtualList(
  total: number,
  { first, step, most = Number.POSITIVE_INFINITY }: Steps,
): Shown {
  const [part, setPart] = useState<IndexRange>({ from: 0, to: first });
  const [length, setLength] = useState<'short' | 'awaited' | 'long'>('short');
  const isLong = length !== 'short';
  const boxRef = useRef<HTMLDivElement>(null);
  const long = useRef<ListWindow>(undefined);
  const last = total - 1;
  const from = Math.min(part.from, last - (last % step));
  const to = Math.min(part.to, total);

  // For good: its first entries are no less to be watched.
  if (to > most && !isLong) setLength('awaited');
  useEffect(() => {
    const box = boxRef.current;
    if (!isLong || !box) return;
    const watched = import('./list-window.ts')
      .then(
        ({ startListWindow }) => {
          long.current = startListWindow(box, { step, maxRendered: most, draw: setPart });
        },
        // Without it all that was scrolled past stays.
        () => {},
      )
      .then(() => setLength('long'));
    return () => void watched.then(() => long.current?.stop());
  }, [isLong, most, step]);
  useLayoutEffect(() => long.current?.handleRender({ from, to }, total));

  // A new function for each step, so that an end that is still in view counts once more.
  const showMore = useCallback(() => {
    if (long.current) long.current.update();
    else if (length !== 'awaited') {
      afterFirstPaint(() => startTransition(() => setPart({ from, to: to - (to % step) + step })));
    }
  }, [from, to, step, length]);
  const nearRef = useSentinel(showMore);
  return { from, to, listRef: boxRef, sentinelRef: to < total ? nearRef : undefined };
}
