import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { isLoading, type QueryState } from '../../lib/data/query.ts';
import { isUndecided, type ResolvedGroup, resolveGroup } from '../../lib/tickets/resolved-groups.ts';
import type { TicketGroup } from '../../lib/tickets/ticket-groups.ts';
import { isSettled, toKnownDraw } from '../../lib/tickets/ticket-outcomes.ts';
import { drawDetails } from '../../stores/draws/draw-details.ts';
import { allDrawsQuery } from '../../stores/draws/draw-lists.ts';
import type { CheckState } from './tickets.tsx';

/** Returns the newer of a draw's details and its entry in the list. Settled details always win. */
function pickDraw(details: QueryState<Draw> | undefined, listed: Draw | undefined, listedAt: number) {
  const isNewest = !listed || (details?.updatedAt?.at ?? 0) >= listedAt;
  return details?.data && (isNewest || isSettled(toKnownDraw(details.data))) ? details.data : listed;
}

const resolvedGroups = new WeakMap<TicketGroup, { draw: Draw | undefined; resolved: ResolvedGroup }>();

/**
 * Keeps a group's identity until its draw changes, so that only changed groups render.
 * @param isListed true if the draw is from a list, which may omit prizes
 */
function resolveOnce(group: TicketGroup, draw: Draw | undefined, isListed: boolean): ResolvedGroup {
  const known = resolvedGroups.get(group);
  if (known && known.draw === draw) return known.resolved;
  const resolved = resolveGroup(
    group,
    draw && { ...toKnownDraw(draw), ...(isListed && { isComplete: false }) },
  );
  resolvedGroups.set(group, { draw, resolved });
  return resolved;
}

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
    const resolved = groups.map((group) => {
      const listed = byId.get(group.drawId);
      const draw = pickDraw(states.get(group.drawId), listed, listedAt);
      return resolveOnce(group, draw, draw === listed);
    });
    const checks = new Map<string, CheckState>(
      resolved.map((group) => [group.drawId, getCheckState(group, states.get(group.drawId), isListed)]),
    );
    const loadedDraws = groups.flatMap(({ drawId }) => byId.get(drawId) ?? states.get(drawId)?.data ?? []);
    return { resolved, checks, draws: loadedDraws };
  }, [groups, draws, states, byId]);
}
