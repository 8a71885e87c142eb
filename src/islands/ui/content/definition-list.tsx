import type { ReactNode } from 'react';

interface DefinitionListProps {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
  /** `stacked` puts each term above its value, for long ones. */
  readonly layout?: 'rows' | 'stacked';
}

/** Facts by name. */
export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  return (
    <dl className={layout === 'stacked' ? 'facts facts-stacked' : 'facts'}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
