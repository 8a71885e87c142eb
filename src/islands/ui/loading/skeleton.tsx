import { useLayoutEffect, useRef } from 'react';
import { listClass } from '../content/list.ts';

const shapes = {
  line: 'skeleton',
  short: 'skeleton w-1/3',
  title: 'skeleton h-8 w-2/3',
  headline: 'skeleton h-12 w-3/4',
  square: 'skeleton skeleton-square',
  button: 'skeleton h-11 w-28 rounded-field',
  badge: 'skeleton skeleton-round h-6 w-16',
  panel: 'skeleton h-48 rounded-box',
} as const;

let waitingCount = 0;

/** Sets `data-waiting` while a skeleton is mounted (styles/ui/skeleton.css). */
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
  return <div ref={element} className={shapes[shape]} aria-hidden="true" />;
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
    <div className="prose space-y-2" aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}
