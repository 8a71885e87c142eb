import { useLayoutEffect, useRef } from 'react';

const shapes = {
  line: 'skeleton',
  short: 'skeleton w-1/3',
  title: 'skeleton h-8 w-2/3',
  headline: 'skeleton h-12 w-3/4',
  square: 'skeleton skeleton-square',
  button: 'skeleton h-11 w-28 rounded-control',
  badge: 'skeleton skeleton-round h-6 w-16',
  panel: 'skeleton h-48 rounded-card',
} as const;

let waiting = 0;

/** Says on the root, while a piece is mounted, that something of the screen is on its way (styles/ui/skeleton.css). */
function noteWaiting(by: 1 | -1): void {
  waiting += by;
  document.documentElement.toggleAttribute('data-waiting', waiting > 0);
}

/** A piece of a placeholder. Placeholders are silent: `Loaded` says that its place is busy. */
export function Skeleton({ shape = 'line' }: { readonly shape?: keyof typeof shapes }) {
  const piece = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!piece.current?.closest('main')) return;
    noteWaiting(1);
    return () => noteWaiting(-1);
  }, []);
  return <div ref={piece} className={shapes[shape]} aria-hidden="true" />;
}

/** A line of a list: a transaction, a notification. */
export function RowSkeleton() {
  return (
    <div className="list-row" aria-hidden="true">
      <div className="grow flow-small">
        <Skeleton />
        <Skeleton shape="short" />
      </div>
      <Skeleton shape="badge" />
    </div>
  );
}

/** The beginning of a text. */
export function TextSkeleton() {
  return (
    <div className="prose flow-small" aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}

/** A screen about one thing: its head, its facts, and the panel beside them. */
export function DetailSkeleton() {
  return (
    <div className="split" aria-hidden="true">
      <div className="flow">
        <Skeleton shape="square" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton shape="panel" />
      </div>
      <Skeleton shape="panel" />
    </div>
  );
}
