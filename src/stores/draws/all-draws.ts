import { computed } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import { toDrawsQuery } from '../../lib/raffles/draw-filters.ts';
import { $screen } from '../app/router.ts';
import { createList } from '../data/list.ts';

const $isForAll = computed($screen, (screen) =>
  screen.kind === 'screen' && (screen.name === 'tickets' || screen.name === 'subscriptions') ? 'shown' : null,
);

/** Every draw of the club, whatever the list is narrowed to: for what tickets and subscriptions do not say of draws. */
export const allDrawsQuery = createList({
  name: 'allDraws',
  operation: 'listDraws',
  params: [$isForAll],
  endpoint: listDraws,
  input: () => ({ query: toDrawsQuery({ search: '', sort: 'new', liveOnly: false }) }),
});
