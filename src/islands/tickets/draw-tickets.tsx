import { memo, type ReactNode, Suspense, useId } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { statusBadge } from '../../lib/draws/draw-status.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import { getPath } from '../../lib/paths.ts';
import type { ResolvedGroup } from '../../lib/tickets/resolved-groups.ts';
import type { TicketGroup } from '../../lib/tickets/ticket-groups.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { TicketGrid } from '../shared/ticket-grid.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';

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

/** With what judges tickets, as there is nothing to show before. */
const GroupTools = lazyComponent(() =>
  import('./tools/ticket-tools.tsx').then((tools) => ({ default: tools.GroupTools })),
);

interface DrawTicketsProps {
  readonly group: TicketGroup | ResolvedGroup;
  /** Those of them that are drawn by now. */
  readonly tickets: readonly Ticket[];
  /** Undefined until its tickets are judged. */
  readonly check: CheckState | undefined;
  readonly badges: TicketView['badges'] | undefined;
  /** Undefined until it has been loaded, and where the club no longer lists it. */
  readonly draw: Draw | undefined;
  /** False while tickets are still to be read: some of them may be for the draw. */
  readonly isComplete: boolean;
}

/** '3 tickets', '1 of 3 tickets' where filters leave some out. */
function countText(count: number, held: number): string {
  const all = held === 1 ? '1 ticket' : `${held} tickets`;
  return count === held ? all : `${count} of ${all}`;
}

/** The tickets of one draw. Memoised, as what is learnt of one draw says nothing of the others. */
export const DrawTickets = memo(function DrawTickets({
  group,
  tickets,
  check,
  badges,
  draw,
  isComplete,
}: DrawTicketsProps) {
  const id = useId();
  const { drawId, drawName } = group;
  const count = group.tickets.length;
  const judged = 'outcomes' in group ? group : undefined;
  const badge = draw && statusBadge(draw.status);
  return (
    <section className="flow-small" aria-labelledby={id}>
      <div className="tickets-head">
        <h2 id={id}>
          {drawId ? (
            <a className="tickets-draw" href={getPath('draw', { id: drawId })}>
              {drawName}
            </a>
          ) : (
            drawName
          )}
        </h2>
        <p className="muted small digits">
          {countText(count, judged?.held ?? count)}
          {!isComplete && ' so far'}
        </p>
        <p className="tickets-facts muted small digits">
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          {badge && <span className="sr-only">, </span>}
          {draw?.end_date && <span>Close Date {formatDay(draw.end_date)}</span>}
        </p>
        <div className="tickets-state">
          {judged && check && (
            <Suspense>
              <GroupTools group={judged} check={check} endDate={draw?.end_date} />
            </Suspense>
          )}
        </div>
      </div>
      <TicketGrid
        tickets={tickets}
        total={isComplete ? count : -1}
        outcome={(ticket) => judged?.outcomes.get(ticket)}
        badges={badges}
      />
    </section>
  );
});
