import { Skeleton } from './skeleton.tsx';

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
