import { call } from '../../lib/api/api.ts';
import { seenReply } from '../../lib/api/cached-replies.ts';
import { keptDraws } from '../../lib/config.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { isSettled, knownDraw } from '../../lib/tickets/ticket-outcomes.ts';
import { createQueryPer } from '../data/query-family.ts';

/** Draws by id as their own replies have them, prizes and winners included; shared with the draw's own page. */
export const drawDetails = createQueryPer({
  name: 'draw',
  load: (id) => call(getDraw, { params: { id } }),
  seen: (id) => seenReply(getDraw, { params: { id } }),
  neverChanges: (draw) => isSettled(knownDraw(draw)),
  atOnce: 3,
  most: keptDraws,
});
