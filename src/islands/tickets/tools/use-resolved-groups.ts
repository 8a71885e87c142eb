import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { QueryState } from '../../../lib/data/query.ts';
import { isUndecided, type ResolvedGroup, resolveGroup } from '../../../lib/tickets/resolved-groups.ts';
import type { TicketGroup } from '../../../lib/tickets/ticket-groups.ts';
import { isSettled, type KnownDraw, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { allDrawsQuery } from '../../../stores/draws/draws.ts';
import { isKnownWon, saveWonTickets } from '../../../stores/tickets/won-tickets.ts';
import type { CheckState } from '../draw-tickets.tsx';

/** One object for each answer, by which it is seen that nothing has changed. */
const details = new WeakMap<Draw, KnownDraw>();
const listed = new WeakMap<Draw, KnownDraw>();

function getOrCreate(from: WeakMap<Draw, KnownDraw>, draw: Draw, read: () => KnownDraw): KnownDraw {
  const known = from.get(draw) ?? read();
  from.set(draw, known);
  return known;
}

const fromDetails = (draw: Draw) => getOrCreate(details, draw, () => toKnownDraw(draw));

/** A list may name fewer prizes than there are. */
const fromList = (draw: Draw) =>
  getOrCreate(listed, draw, () => ({ ...toKnownDraw(draw), isComplete: false }));

/** What is known of a draw by its own reply and by the list, of which the newer one counts, unless all is known. */
function pickNewest(detail: QueryState<Draw> | undefined, draw: Draw | undefined, listedAt: number) {
  const known = detail?.status === 'loaded' ? fromDetails(detail.data) : undefined;
  if (!draw) return known;
  const isNewer = detail?.status === 'loaded' && detail.loadedAt >= listedAt;
  return known && (isNewer || isSettled(known)) ? known : fromList(draw);
}

/** What became of the tickets of each draw, worked out again only where something was learnt. */
function createGroupResolver() {
  const judged = new WeakMap<TicketGroup, ResolvedGroup>();
  return (group: TicketGroup, draw: KnownDraw | undefined): ResolvedGroup => {
    const before = judged.get(group);
    if (before && before.draw === draw) return before;
    const after = resolveGroup(group, draw, isKnownWon);
    judged.set(group, after);
    saveWonTickets(
      group.tickets.filter((ticket) => after.outcomes.get(ticket) === 'won').map(({ id }) => id),
    );
    return after;
  };
}

const resolveCached = createGroupResolver();

function getCheckState(
  group: ResolvedGroup,
  state: QueryState<Draw> | undefined,
  isListed: boolean,
): CheckState {
  if (group.draw?.status === 'live' || group.draw?.status === 'scheduled') return 'open';
  if (!isUndecided(group)) return 'known';
  if (state?.status === 'failed' || (state?.status === 'loaded' && state.staleReason)) return 'failed';
  if (state?.status === 'loaded') return 'known';
  return isListed ? 'unchecked' : 'unlisted';
}

const dataOf = <T>(state: QueryState<T> | undefined) => (state?.status === 'loaded' ? state.data : undefined);

/** Every draw's tickets with what became of them, how each draw stands with us, and what is known of it. */
export function useResolvedGroups(groups: readonly TicketGroup[]) {
  const draws = useStore(allDrawsQuery.$state);
  const states = useStore(drawDetails.$states);
  const byId = useMemo(() => new Map(dataOf(draws)?.entries.map((draw) => [draw.id, draw])), [draws]);
  return useMemo(() => {
    const isListed = draws.status !== 'loading';
    const listedAt = draws.status === 'loaded' ? draws.loadedAt : 0;
    const resolved = groups.map((group) =>
      resolveCached(group, pickNewest(states.get(group.drawId), byId.get(group.drawId), listedAt)),
    );
    const checks = new Map<string, CheckState>(
      resolved.map((group) => [group.drawId, getCheckState(group, states.get(group.drawId), isListed)]),
    );
    const known = groups.flatMap(({ drawId }) => byId.get(drawId) ?? dataOf(states.get(drawId)) ?? []);
    return { judged: resolved, checks, draws: known };
  }, [groups, draws, states, byId]);
}
