import { useLayoutEffect, useRef } from 'react';
import { listClass } from '../content/surface.ts';

/** Hides a placeholder at first: a fast reply would make it flicker. */
export const delayedClass = 'animate-[appear_1ms_200ms_both]';

/** Fades, because daisyUI's moving gradient repaints each frame. */
const base = 'skeleton min-h-4 max-w-full animate-pulse bg-none will-change-auto';

const shapes = {
  line: 'rounded-lg',
  short: 'w-1/3 rounded-lg',
  title: 'h-8 w-2/3 rounded-lg',
  headline: 'h-12 w-3/4 rounded-lg',
  square: 'size-14 rounded-field',
  button: 'h-11 w-28 rounded-field',
  badge: 'h-6 w-16 rounded-full',
  panel: 'h-48 rounded-box',
} as const;

let waitingCount = 0;

/** Sets `data-waiting` while a skeleton is mounted (the variant `waiting`). */
function countWaiting(change: 1 | -1): void {
  waitingCount += change;
  document.documentElement.toggleAttribute('data-waiting', waitingCount > 0);
}

/** Only `Loaded` sets `aria-busy`. */
export function Skeleton({ shape = 'line' }: { readonly shape?: keyof typeof shapes }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element.current?.closest('main')) return;
    countWaiting(1);
    return () => countWaiting(-1);
  }, []);
  return <div ref={element} className={`${base} ${shapes[shape]}`} aria-hidden="true" />;
}

export function RowSkeleton() {
  return (
    <div className={listClass.row} aria-hidden="true">
      <div className={`${listClass.text} space-y-2`}>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
      <Skeleton shape="badge" />
    </div>
  );
}

export function TextSkeleton() {
  return (
    <div className="prose" aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}
