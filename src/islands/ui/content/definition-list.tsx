import type { ReactNode } from 'react';

const layouts = {
  rows: {
    list: 'grid',
    item: 'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-base-300 py-2.5 first:pt-0 last:pb-0 not-first:border-t',
    term: 'text-muted',
  },
  stacked: {
    list: 'grid',
    item: 'border-base-300 py-2.5 first:pt-0 last:pb-0 not-first:border-t',
    term: 'text-muted',
  },
  /** Rows; beside each other where the container is wide. */
  columns: {
    list: 'grid @min-[32rem]:grid-cols-2 @min-[32rem]:gap-x-6 @min-[32rem]:gap-y-4 @min-[52rem]:flex @min-[52rem]:flex-wrap @min-[52rem]:justify-between',
    item: 'border-base-300 @max-[32rem]:flex @max-[32rem]:flex-wrap @max-[32rem]:items-baseline @max-[32rem]:justify-between @max-[32rem]:gap-x-6 @max-[32rem]:gap-y-0.5 @max-[32rem]:py-2.5 @max-[32rem]:first:pt-0 @max-[32rem]:last:pb-0 @max-[32rem]:not-first:border-t',
    term: 'text-muted',
  },
} as const;

export interface DefinitionItem {
  readonly term: string;
  readonly value: ReactNode;
  /** A name, number or code, which a translation would spoil. */
  readonly isVerbatim?: boolean;
}

interface DefinitionListProps {
  readonly items: readonly DefinitionItem[];
  readonly layout?: keyof typeof layouts;
}

export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  const classes = layouts[layout];
  return (
    <dl className={classes.list}>
      {items.map(({ term, value, isVerbatim }) => (
        <div key={term} className={classes.item}>
          <dt className={classes.term}>{term}</dt>
          <dd className="font-[550] wrap-anywhere" translate={isVerbatim ? 'no' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
