import { Skeleton } from '../../ui/loading/skeleton.tsx';

/** Placeholder of a draw card, at its final size. */
export function DrawCardSkeleton() {
  return (
    <div className="draw-card" aria-hidden="true">
      <div className="draw-card-head">
        <Skeleton shape="square" />
        <Skeleton shape="short" />
        <Skeleton shape="badge" />
      </div>
      <Skeleton shape="headline" />
      <div className="space-y-2">
        <Skeleton />
        <Skeleton shape="short" />
      </div>
      <div className="draw-card-foot">
        <div className="draw-card-skeleton-count space-y-2">
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
