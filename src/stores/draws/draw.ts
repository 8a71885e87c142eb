import { computed } from 'nanostores';
import { getCachedReply } from '../../lib/api/cached-replies.ts';
import { getDraw, listPrizes } from '../../lib/contract/draws.ts';
import { getFreshData, isLoading } from '../../lib/data/query.ts';
import { $screen } from '../app/router.ts';
import { provideScreenTitle } from '../app/title.ts';
import { createListQuery } from '../data/list-query.ts';
import { createQuery } from '../data/query.ts';
import { loadDraw } from './closings.ts';
import { drawsQuery } from './draws.ts';

const $drawId = computed($screen, (screen) =>
  screen.kind === 'screen' && screen.name === 'draw' ? (screen.params['id'] ?? null) : null,
);

/** The draw's entry in the draws list, for a screen opened from there. */
export const $listedDraw = computed([$drawId, drawsQuery.$state], (drawId, state) =>
  getFreshData(state)?.entries.find(({ id }) => id === drawId),
);

export const drawQuery = createQuery({
  name: 'draw',
  prefetchOn: ['draw'],
  operation: 'getDraw',
  params: [$drawId],
  load: loadDraw,
  readOfflineCache: (id) => getCachedReply(getDraw, { params: { id } }),
});

provideScreenTitle('draw', () => {
  const state = drawQuery.$state.get();
  const shown = isLoading(state) ? $listedDraw.get() : state.data;
  return shown?.name || undefined;
});

export const prizesQuery = createListQuery({
  name: 'prizes',
  operation: 'getDraw',
  params: [$drawId],
  endpoint: listPrizes,
  input: (id) => ({ params: { id } }),
});
