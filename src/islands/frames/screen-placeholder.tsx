import { Skeleton } from '../ui/loading/skeleton.tsx';

/** Stands in for a screen whose chunk is on its way; it shows itself only when that takes a moment. */
export function ScreenPlaceholder() {
  return (
    <div className="page screen-placeholder flow" aria-busy="true">
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
  );
}
