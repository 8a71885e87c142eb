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

/** A piece of a placeholder. Placeholders are silent: `Loaded` says that its place is busy. */
export function Skeleton({ shape = 'line' }: { readonly shape?: keyof typeof shapes }) {
  return <div className={shapes[shape]} aria-hidden="true" />;
}

/** A draw's card in its final size. */
export function DrawCardSkeleton() {
  return (
    <div className="draw-card" aria-hidden="true">
      <div className="draw-card-head">
        <Skeleton shape="square" />
        <Skeleton shape="short" />
        <Skeleton shape="badge" />
      </div>
      <Skeleton shape="headline" />
      <div className="flow-small">
        <Skeleton />
        <Skeleton shape="short" />
      </div>
      <div className="draw-card-foot">
        <div className="draw-card-skeleton-count flow-small">
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
        <Skeleton shape="button" />
      </div>
    </div>
  );
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
