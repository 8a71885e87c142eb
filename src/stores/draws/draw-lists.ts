import { listDraws } from '../../lib/contract/draws.ts';
import { createListQuery } from '../data/list-query.ts';

/** Creates a list without filters of the member. */
function createDrawsList(name: 'allDraws' | 'upcoming', status?: string[]) {
  return createListQuery({
    name,
    operation: 'listDraws',
    endpoint: listDraws,
    input: () => ({ query: { ...(status && { status }), sort: 'new', order: 'desc' as const } }),
  });
}

export const allDrawsQuery = createDrawsList('allDraws');

export const upcomingQuery = createDrawsList('upcoming', ['live', 'scheduled']);
