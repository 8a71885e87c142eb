import { Skeleton } from './skeleton.tsx';

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
