import { DrawCardSkeleton } from './draw-card-skeleton.tsx';
import { drawGridClass } from './draw-card-view.tsx';

export function DrawListSkeleton() {
  return (
    <div className={drawGridClass}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <DrawCardSkeleton key={key} />
      ))}
    </div>
  );
}
