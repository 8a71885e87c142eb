const shapes = {
  line: 'skeleton',
  short: 'skeleton w-1/3',
  title: 'skeleton h-8 w-2/3',
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
        <Skeleton shape="badge" />
      </div>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton />
      <Skeleton />
      <div className="draw-card-foot">
        <Skeleton shape="button" />
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
    <div className="ticket" aria-hidden="true">
      <div className="ticket-stub">
        <Skeleton shape="badge" />
      </div>
      <div className="ticket-body flow-small">
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
