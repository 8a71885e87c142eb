import type { ReactNode } from 'react';
import type { ResolvedGroup } from '../../lib/tickets/resolved-groups.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';

/**
 * How a draw stands with us: the list of draws may tell that it is still open; else its own reply has told, would tell,
 * or could not be had.
 */
export type CheckState = 'unlisted' | 'open' | 'known' | 'unchecked' | 'failed';

/** The tickets as the tools of the screen leave and judge them. */
export interface TicketView {
  readonly groups: readonly ResolvedGroup[];
  /** By the draw's id. */
  readonly checks: ReadonlyMap<string, CheckState>;
  readonly badges: Readonly<Record<TicketOutcome, ReactNode>>;
  /** On paper there is no scrolling. */
  readonly printsAll: boolean;
}
