import { getFreshData } from '../../../lib/data/query.ts';
import { countTickets } from '../../../lib/draws/own-draws.ts';
import { loadFreshList } from '../../../stores/data/fresh-list.ts';
import { $ticketCounts } from '../../../stores/draws/own-draws.ts';
import { ticketsQuery } from '../../../stores/tickets/tickets.ts';

/** Members with more tickets see no counts. */
const maxPages = 20;

/** Keeps the counts of the cards current. @returns a function that ends it */
export function watchTickets(): () => void {
  const stop = ticketsQuery.$state.subscribe((state) => $ticketCounts.set(countTickets(getFreshData(state))));
  void loadFreshList(ticketsQuery, maxPages);
  return () => {
    stop();
    $ticketCounts.set(new Map());
  };
}
