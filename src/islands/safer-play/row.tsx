import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { type Query, withoutCache } from '../../lib/data/query.ts';
import { Disclosure } from '../ui/content/disclosure.tsx';

/** A row of this page, which opens one row at a time. */
export function Row(props: Omit<ComponentProps<typeof Disclosure>, 'group'>) {
  return <Disclosure {...props} group="stay-in-control" />;
}

/** Describes a query's data for a closed row. Ignores the offline copy, because a balance may be old. */
export function useRowState<T>(query: Query<T>, describe: (data: T) => string): string {
  const { data, error } = withoutCache(useStore(query.$state));
  if (data !== undefined) return describe(data);
  return error ? "couldn't load" : '';
}
