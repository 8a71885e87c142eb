import type { TicketOutcome } from './ticket-outcomes.ts';

/** What a member may want to see of their tickets, with the outcomes that each covers. */
export const outcomeFilterOptions = [
  { value: 'all', label: 'All', outcomes: ['won', 'open', 'pending', 'lost'] },
  { value: 'won', label: 'Won', outcomes: ['won'] },
  { value: 'waiting', label: 'Waiting', outcomes: ['open', 'pending'] },
  { value: 'lost', label: 'Not this time', outcomes: ['lost'] },
] as const satisfies readonly { value: string; label: string; outcomes: readonly TicketOutcome[] }[];

export type OutcomeFilterOption = (typeof outcomeFilterOptions)[number];
export type OutcomeFilter = OutcomeFilterOption['value'];

/** What a member narrows their tickets by. */
export interface TicketFilters {
  /** Part of a number, or of a draw's name; or a draw's ID. */
  readonly search: string;
  readonly show: OutcomeFilter;
}

const longestSearch = 200;

/** Reads the filters from the screen's address; whatever it does not know narrows nothing. */
export function parseTicketFilters({ search = '', show }: Readonly<Record<string, string>>): TicketFilters {
  return {
    search: search.slice(0, longestSearch),
    show: outcomeFilterOptions.find(({ value }) => value === show)?.value ?? 'all',
  };
}

/** Writes the filters for the screen's address, leaving out what narrows nothing. */
export function toTicketsQuery({ search, show }: TicketFilters): Record<string, string> {
  return { ...(search && { search }), ...(show !== 'all' && { show }) };
}
