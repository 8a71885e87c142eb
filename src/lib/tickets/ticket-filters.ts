import type { TicketOutcome } from './ticket-outcomes.ts';

export const outcomeFilterOptions = [
  { value: 'all', label: 'All', outcomes: ['won', 'open', 'pending', 'noWinListed'] },
  { value: 'won', label: 'Won', outcomes: ['won'] },
  { value: 'waiting', label: 'Waiting', outcomes: ['open', 'pending'] },
  { value: 'noWinListed', label: 'No win listed', outcomes: ['noWinListed'] },
] as const satisfies readonly { value: string; label: string; outcomes: readonly TicketOutcome[] }[];

export type OutcomeFilterOption = (typeof outcomeFilterOptions)[number];
export type OutcomeFilter = OutcomeFilterOption['value'];

export interface TicketFilters {
  /** Part of a ticket number or draw name, or a draw id. */
  readonly search: string;
  readonly show: OutcomeFilter;
}

const maxSearchLength = 200;

/** Replaces unknown values by defaults. */
export function parseTicketFilters({ search = '', show }: Readonly<Record<string, string>>): TicketFilters {
  return {
    search: search.slice(0, maxSearchLength),
    show: outcomeFilterOptions.find(({ value }) => value === show)?.value ?? 'all',
  };
}

/** Omits defaults. */
export function toTicketsQuery({ search, show }: TicketFilters): Record<string, string> {
  return { ...(search && { search }), ...(show !== 'all' && { show }) };
}
