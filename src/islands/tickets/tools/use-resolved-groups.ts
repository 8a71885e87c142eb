import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { isLoading, type QueryState } from '../../../lib/data/query.ts';
import { isUndecided, type ResolvedGroup, resolveGroup } from '../../../lib/tickets/resolved-groups.ts';
import type { TicketGroup } from '../../../lib/tickets/ticket-groups.ts';
import { isSettled, type KnownDraw, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { allDrawsQuery } from '../../../stores/draws/draw-lists.ts';
import type { CheckState } from '../draw-tickets.tsx';

/** One object per response, for comparison by reference. */
const detailsCache = new WeakMap<Draw, KnownDraw>();
const listCache = new WeakMap<Draw, KnownDraw>();

function getOrCreate(cache: WeakMap<Draw, KnownDraw>, draw: Draw, create: () => KnownDraw): KnownDraw {
  const knownDraw = cache.get(draw) ?? create();
  cache.set(draw, knownDraw);
  return knownDraw;
}

const getFromDetails = (draw: Draw) => getOrCreate(detailsCache, draw, () => toKnownDraw(draw));

/** A list may leave out prizes. */
const getFromList = (draw: Draw) =>
  getOrCreate(listCache, draw, () => ({ ...toKnownDraw(draw), isComplete: false }));

/** Prefers settled details to a newer list. */
function pickNewest(detail: QueryState<Draw> | undefined, draw: Draw | undefined, listedAt: number) {
  const knownDraw = detail?.data && getFromDetails(detail.data);
  if (!draw) return knownDraw;
  const isNewer = (detail?.updatedAt?.at ?? 0) >= listedAt;
  return knownDraw && (isNewer || isSettled(knownDraw)) ? knownDraw : getFromList(draw);
}

/** Caches each group until its draw changes. */
function createGroupResolver() {
  const resolvedGroups = new WeakMap<TicketGroup, ResolvedGroup>();
  return (group: TicketGroup, draw: KnownDraw | undefined): ResolvedGroup => {
    const cached = resolvedGroups.get(group);
    if (cached && cached.draw === draw) return cached;
    const resolved = resolveGroup(group, draw);
    resolvedGroups.set(group, resolved);
    return resolved;
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
  if (state?.error) return 'failed';
  if (state?.data) return 'known';
  return isListed ? 'unchecked' : 'unlisted';
}

export function useResolvedGroups(groups: readonly TicketGroup[]) {
  const draws = useStore(allDrawsQuery.$state);
  const states = useStore(drawDetails.$states);
  const byId = useMemo(() => new Map(draws.data?.entries.map((draw) => [draw.id, draw])), [draws]);
  return useMemo(() => {
    const isListed = !isLoading(draws);
    const listedAt = draws.updatedAt?.at ?? 0;
    const resolved = groups.map((group) =>
      resolveCached(group, pickNewest(states.get(group.drawId), byId.get(group.drawId), listedAt)),
    );
    const checks = new Map<string, CheckState>(
      resolved.map((group) => [group.drawId, getCheckState(group, states.get(group.drawId), isListed)]),
    );
    const loadedDraws = groups.flatMap(({ drawId }) => byId.get(drawId) ?? states.get(drawId)?.data ?? []);
    return { resolved, checks, draws: loadedDraws };
  }, [groups, draws, states, byId]);
}
