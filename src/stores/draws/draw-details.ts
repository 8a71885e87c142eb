import { getCachedReply } from '../../lib/api/cached-replies.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { isSettled, toKnownDraw } from '../../lib/tickets/ticket-outcomes.ts';
import { createQueryFamily } from '../data/query-family.ts';
import { loadDraw } from './closings.ts';

/** Draws with prizes and winners; shared with the draw's page. */
export const drawDetails = createQueryFamily({
  name: 'draw',
  load: loadDraw,
  readOfflineCache: (id) => getCachedReply(getDraw, { params: { id } }),
  isImmutable: (draw) => isSettled(toKnownDraw(draw)),
  concurrency: 3,
});
