/** The club's draws, whatever the raffles are narrowed to: for screens whose own reads do not say enough of draws. */
import { computed } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import { toDrawsQuery } from '../../lib/draws/draw-filters.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $screen } from '../app/router.ts';
import { createListQuery } from '../data/list-query.ts';

/** @param screens those it is read for */
function clubDraws(name: 'allDraws' | 'upcoming', screens: readonly RouteName[], liveOnly: boolean) {
  const $isFor = computed($screen, (screen) =>
    screen.kind === 'screen' && screens.includes(screen.name) ? 'shown' : null,
  );
  return createListQuery({
    name,
    operation: 'listDraws',
    params: [$isFor],
    endpoint: listDraws,
    input: () => ({ query: toDrawsQuery({ search: '', sort: 'new', liveOnly }) }),
  });
}

/** Every one of them. */
export const allDrawsQuery = clubDraws('allDraws', ['tickets', 'subscriptions'], false);

/** Those that are live or scheduled. */
export const upcomingQuery = clubDraws('upcoming', ['subscriptions'], true);
