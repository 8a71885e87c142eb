import { Skeleton } from '../ui/loading/skeleton.tsx';

/** A ticket's stub. */
export function TicketSkeleton() {
  return (
    <div className="ticket ticket-blank" aria-hidden="true">
      <div className="ticket-stub">
        <Skeleton shape="badge" />
      </div>
      <div className="ticket-body flow-small">
        <Skeleton shape="badge" />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}
