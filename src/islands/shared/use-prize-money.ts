import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { isComplete } from '../../lib/data/list.ts';
import type { QueryState } from '../../lib/data/query.ts';
import { type FixedPrizes, getWonMoney, type WonMoney } from '../../lib/draws/prize-credits.ts';
import { groupByDraw } from '../../lib/tickets/ticket-groups.ts';
import { ticketOutcome, toKnownDraw } from '../../lib/tickets/ticket-outcomes.ts';
import {
  type ExpectedCredit,
  findPrizeMoney,
  isKnownSince,
  type PrizeMoney,
} from '../../lib/wallet/prize-money.ts';
import { drawDetails } from '../../stores/draws/draw-details.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';
import { getUnsettledDeposit, readDepositProofs } from '../../stores/wallet/deposit-settlement.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { useAllPages } from '../ui/loading/all-pages.tsx';

/** With wins in more draws, nothing is claimed: each draw is a request. */
const maxOtherDraws = 50;

/** Undefined while loading, after a failure, and for data of the offline cache: they prove nothing. */
function getCurrent<T>(state: QueryState<T> | undefined): T | undefined {
  const isCurrent = state?.status === 'loaded' && !state.staleReason && !state.isFromCache;
  return isCurrent ? state.data : undefined;
}

/** Requests draws while mounted. @param ids separated by spaces, so that equal ids are one value */
function useDraws(ids: string): ReadonlyMap<string, QueryState<Draw>> {
  const states = useStore(drawDetails.$states);
  useEffect(() => {
    const stops = ids.split(' ').flatMap((id) => (id ? drawDetails.subscribe(id) : []));
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids]);
  return states;
}

/** @param tickets won tickets of the draw @returns undefined until it is known */
export function useWonMoney(drawId: string, tickets: readonly Ticket[]): WonMoney | undefined {
  const draw = getCurrent(useDraws(drawId).get(drawId));
  return useMemo(() => draw && getWonMoney(draw, tickets), [draw, tickets]);
}

function isWon(ticket: Ticket, draw: Draw | undefined): boolean {
  return ticketOutcome(ticket, draw && toKnownDraw(draw)) === 'won';
}

/** Credits of all other wins of the member. @returns undefined until all are known */
function useOtherCredits(own: ReadonlySet<string>): readonly ExpectedCredit[] | undefined {
  const list = getCurrent(useStore(ticketsQuery.$state));
  useAllPages(ticketsQuery);
  const states = useStore(drawDetails.$states);
  const getDraw = (id: string) => getCurrent(states.get(id));
  const others = list?.entries.filter(
    (ticket) => !own.has(ticket.id) && isWon(ticket, getDraw(ticket.draw_id)),
  );
  const byDraw = groupByDraw(others ?? []);
  const canLoad = byDraw.length <= maxOtherDraws && byDraw.every(({ drawId }) => drawId !== '');
  useDraws(canLoad ? byDraw.map(({ drawId }) => drawId).join(' ') : '');
  if (!list || !isComplete(list) || !canLoad) return undefined;
  const credits: ExpectedCredit[] = [];
  for (const { drawId, tickets } of byDraw) {
    const draw = getDraw(drawId);
    const money = draw && getWonMoney(draw, tickets);
    if (!money?.isComplete) return undefined;
    credits.push(...money.fixed.flatMap((prizes) => prizes.credits));
  }
  return credits;
}

export interface FollowedPrizes extends FixedPrizes, PrizeMoney {}

/** Looks for the money in the wallet. @returns nothing while the transactions are unknown */
export function usePrizeMoney({ fixed, since }: WonMoney): readonly FollowedPrizes[] {
  const list = getCurrent(useStore(transactionsQuery.$state));
  useAllPages(transactionsQuery);
  const ownIds = new Set(fixed.flatMap(({ credits }) => credits.map(({ id }) => id)));
  const otherCredits = useOtherCredits(ownIds);
  if (!list) return [];
  const deposit = getUnsettledDeposit();
  const others = otherCredits && [...otherCredits, ...(deposit ? [deposit] : [])];
  const usedIds = readDepositProofs();
  const isKnown = isKnownSince(list, since);
  return fixed.map((prizes) => {
    const input = { own: prizes.credits, others, transactions: list.entries, usedIds, isKnown };
    return { ...prizes, ...findPrizeMoney(input) };
  });
}
