import type { Ticket } from '../contract/tickets.ts';
import { formatDateTime } from '../format/date-time.ts';
import { type FinalOutcome, getResultKey, type KnownResults } from './known-results.ts';
import { outcomeLabels, type TicketOutcome } from './ticket-outcomes.ts';

const opposite = { won: 'lost', lost: 'won' } as const satisfies Record<FinalOutcome, FinalOutcome>;

/**
 * Tells of results that the club's replies now contradict, without judging.
 * @param outcomes by the replies alone: an earlier win is not final here
 */
export function describeResultChanges(
  tickets: readonly Pick<Ticket, 'id' | 'number'>[],
  getOutcome: (id: string) => TicketOutcome,
  known: KnownResults,
): string[] {
  return tickets.flatMap(({ id, number }) => {
    const now = getOutcome(id);
    if (now !== 'won' && now !== 'lost') return [];
    const before = opposite[now];
    const at = known.get(getResultKey(before, id));
    if (at === undefined) return [];
    return `On ${formatDateTime(at)} this said ${outcomeLabels[before]} for ticket ${number}; the club’s answer is now ${outcomeLabels[now]}.`;
  });
}
