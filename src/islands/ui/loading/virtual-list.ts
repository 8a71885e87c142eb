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
import { onIdle } from '../../../lib/browser/deferred-work.ts';
import { lazyModule } from '../../../lib/browser/lazy-module.ts';
import type { ListWindow } from './list-window.ts';
import { useSentinel } from './use-in-view.ts';

/** `from` inclusive, `to` exclusive. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

interface VirtualListOptions {
  readonly initialCount: number;
  readonly step: number;
  /** Defaults to all. */
  readonly maxRendered?: number;
}

const listWindowModule = lazyModule(() => import('./list-window.ts'));

export function getPositionProps(total: number, index: number) {
  return { 'aria-posinset': index + 1, 'aria-setsize': total };
}

interface VirtualList extends IndexRange {
  /** Contains only the entries; needed for `maxRendered`. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly sentinelRef: RefCallback<Element> | undefined;
}

/**
 * Renders a list in steps as its sentinel nears the viewport. Up to `maxRendered` entries stay rendered for
 * find-in-page.
 */
export function useVirtualList(
  total: number,
  { initialCount, step, maxRendered = Number.POSITIVE_INFINITY }: VirtualListOptions,
): VirtualList {
  const [range, setRange] = useState<IndexRange>({ from: 0, to: initialCount });
  const [windowState, setWindowState] = useState<'short' | 'awaited' | 'long'>('short');
  const isWindowed = windowState !== 'short';
  const listRef = useRef<HTMLDivElement>(null);
  const listWindow = useRef<ListWindow>(undefined);
  const last = total - 1;
  const from = Math.min(range.from, last - (last % step));
  const to = Math.min(range.to, total);

  if (to > maxRendered && !isWindowed) setWindowState('awaited');
  useEffect(() => {
    const list = listRef.current;
    if (!isWindowed || !list) return;
    const started = listWindowModule.preload().then((module) => {
      listWindow.current = module?.startListWindow(list, { step, maxRendered, setRange });
      setWindowState('long');
    });
    return () => void started.then(() => listWindow.current?.stop());
  }, [isWindowed, maxRendered, step]);
  useLayoutEffect(() => listWindow.current?.handleRender({ from, to }, total));

  // A new function for each step, so that the sentinel reports again.
  const renderMore = useCallback(() => {
    if (listWindow.current) listWindow.current.update();
    else if (windowState !== 'awaited') {
      const renderStep = () => startTransition(() => setRange({ from, to: to - (to % step) + step }));
      if (to === initialCount) onIdle(renderStep);
      else renderStep();
    }
  }, [from, to, step, initialCount, windowState]);
  const sentinelRef = useSentinel(renderMore);
  return { from, to, listRef, sentinelRef: to < total ? sentinelRef : undefined };
}
