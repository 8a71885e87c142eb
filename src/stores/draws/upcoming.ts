import { computed } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import { toDrawsQuery } from '../../lib/raffles/draw-filters.ts';
import { $screen } from '../app/router.ts';
import { createList } from '../data/list.ts';

const $wanted = computed($screen, (screen) =>
  screen.kind === 'screen' && screen.name === 'subscriptions' ? 'wanted' : null,
);

/** Every draw that is live or scheduled: for what subscriptions do not say of the draws to come. */
export const upcomingQuery = createList({
  name: 'upcoming',
  operation: 'listDraws',
  params: [$wanted],
  endpoint: listDraws,
  input: () => ({ query: toDrawsQuery({ search: '', sort: 'new', liveOnly: true }) }),
});
