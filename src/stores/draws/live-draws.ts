import { atom } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import { toDrawsQuery } from '../../lib/raffles/draw-filters.ts';
import { createList } from '../data/list.ts';

/** The club's draws that are live or will be, whatever the list is narrowed to. */
export const liveDrawsQuery = createList({
  name: 'allDraws',
  operation: 'listDraws',
  params: [atom('live')],
  endpoint: listDraws,
  input: () => ({ query: toDrawsQuery({ search: '', sort: 'new', liveOnly: true }) }),
});
