import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { drawCardClass, drawCellClass, drawGridClass } from './draw-card-view.tsx';

/** Placeholder of a draw card, at its final size. */
export function DrawCardSkeleton() {
  return (
    <div className={drawCellClass} aria-hidden="true">
      <div className={drawCardClass.card}>
        <div className={drawCardClass.head}>
          <Skeleton shape="square" />
          <Skeleton shape="short" />
          <Skeleton shape="badge" />
        </div>
        <Skeleton shape="headline" />
        <div className="space-y-2">
          <Skeleton />
          <Skeleton shape="short" />
        </div>
        <div className={drawCardClass.foot}>
          <div className="max-w-38 grow basis-24 space-y-2">
            <Skeleton shape="short" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}

export function DrawListSkeleton() {
  return (
    <div className={drawGridClass}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <DrawCardSkeleton key={key} />
      ))}
    </div>
  );
}
