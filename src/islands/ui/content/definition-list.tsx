import type { ReactNode } from 'react';

interface DefinitionListProps {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
  readonly layout?: 'rows' | 'stacked';
}

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
