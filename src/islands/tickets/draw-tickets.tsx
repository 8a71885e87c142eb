import { memo, type ReactNode, Suspense, useId } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { statusBadge } from '../../lib/draws/draw-status.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import type { ResolvedGroup } from '../../lib/tickets/resolved-groups.ts';
import type { TicketGroup } from '../../lib/tickets/ticket-groups.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { DrawLink } from '../shared/draw-link.tsx';
import { TicketGrid } from '../shared/ticket-grid.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { GroupTools } from './lazy-tools.tsx';

/** `unlisted`: draws load; `open`: before the close; `failed`: no details. */
export type CheckState = 'unlisted' | 'open' | 'known' | 'unchecked' | 'failed';

export interface TicketView {
  readonly groups: readonly ResolvedGroup[];
  readonly checks: ReadonlyMap<string, CheckState>;
  readonly badges: Readonly<Record<TicketOutcome, ReactNode>>;
}

interface DrawTicketsProps {
  readonly group: TicketGroup | ResolvedGroup;
  readonly tickets: readonly Ticket[];
  readonly check: CheckState | undefined;
  readonly badges: TicketView['badges'] | undefined;
  /** Undefined for an unlisted draw. */
  readonly draw: Draw | undefined;
  readonly isComplete: boolean;
}

/** `'3 tickets'` or `'1 of 3 tickets'`. */
function countText(count: number, total: number): string {
  const totalText = total === 1 ? '1 ticket' : `${total} tickets`;
  return count === total ? totalText : `${count} of ${totalText}`;
}

/** Memoised: details of one draw do not render the others. */
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
  const resolved = 'outcomes' in group ? group : undefined;
  const badge = draw && statusBadge(draw.status);
  return (
    <section className="space-y-2" aria-labelledby={id}>
      <div className="items-start gap-x-6 @min-[46rem]/page:flex @min-[46rem]/page:pb-1">
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 @min-[46rem]/page:justify-start">
          <h2 id={id} className="max-w-full text-[min(var(--text-lg),8vw)] wrap-anywhere">
            {drawId ? <DrawLink id={drawId}>{drawName}</DrawLink> : drawName}
          </h2>
          <p className="text-muted text-sm tabular-nums">
            {`${countText(count, resolved?.totalCount ?? count)}${isComplete ? '' : ' so far'}`}
          </p>
          {/* Reserves a line for the draws, which load later. */}
          <p
            className="flex min-h-6.5 w-full flex-wrap items-center gap-x-2.5 text-muted text-sm tabular-nums"
            data-slot="draw-facts"
          >
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
            {badge && <span className="sr-only">, </span>}
            {draw?.end_date && <span>{`Close Date ${formatDay(draw.end_date)}`}</span>}
          </p>
        </div>
        <div className="min-h-11 print:min-h-0 @min-[46rem]/page:w-96 @min-[46rem]/page:flex-none">
          {resolved && check && (
            <Suspense>
              <GroupTools group={resolved} check={check} endDate={draw?.end_date} />
            </Suspense>
          )}
        </div>
      </div>
      <TicketGrid tickets={tickets} getOutcome={(ticket) => resolved?.outcomes.get(ticket)} badges={badges} />
    </section>
  );
});
