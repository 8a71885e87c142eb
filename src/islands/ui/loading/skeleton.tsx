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
