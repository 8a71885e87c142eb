import { computed } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $screen } from '../app/router.ts';
import { createListQuery } from '../data/list-query.ts';

/** Creates an unfiltered list, which loads only on the given screens. */
function createDrawsList(name: 'allDraws' | 'upcoming', screens: readonly RouteName[], status?: string[]) {
  const $isNeeded = computed($screen, (screen) =>
    screen.kind === 'screen' && screens.includes(screen.name) ? 'needed' : null,
  );
  return createListQuery({
    name,
    operation: 'listDraws',
    params: [$isNeeded],
    endpoint: listDraws,
    input: () => ({ query: { ...(status && { status }), sort: 'new', order: 'desc' as const } }),
  });
}

export const allDrawsQuery = createDrawsList('allDraws', ['tickets', 'subscriptions']);

export const upcomingQuery = createDrawsList('upcoming', ['subscriptions'], ['live', 'scheduled']);
