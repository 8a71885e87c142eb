import { Skeleton } from './skeleton.tsx';

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
