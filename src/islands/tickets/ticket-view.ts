import type { ReactNode } from 'react';
import type { JudgedGroup } from '../../lib/tickets/resolved-groups.ts';
import type { Outcome } from '../../lib/tickets/ticket-outcomes.ts';

/**
 * How a draw stands with us: the list of draws may tell that it is still open; else its own reply has told, would tell,
 * or could not be had.
 */
export type Check = 'unlisted' | 'open' | 'known' | 'unchecked' | 'failed';

/** The tickets as the tools of the screen leave and judge them. */
export interface TicketView {
  readonly groups: readonly JudgedGroup[];
  /** By the draw's id. */
  readonly checks: ReadonlyMap<string, Check>;
  readonly marks: Readonly<Record<Outcome, ReactNode>>;
  /** On paper there is no scrolling. */
  readonly printsAll: boolean;
}
