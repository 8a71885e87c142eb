import { memo, type ReactNode } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { Badge } from '../ui/content/badge.tsx';
import type { OutcomeBadges } from './ticket-outcome.tsx';

const part =
  'flex min-w-0 flex-col justify-center py-2 wrap-anywhere forced-colors:border forced-colors:border-[CanvasText] @max-[16rem]:rounded-none';

/** Class names of tickets (styles/ticket.css). */
export const ticketClass = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-3',
  ticket:
    'ticket-card relative grid min-h-24 min-w-0 print:break-inside-avoid print:border print:border-[#000000]',
  stub: `ticket-stub ${part} items-center rounded-s-field px-[min(0.375rem,1.5cqi)] text-center print:text-inherit`,
  body: `ticket-body ${part} gap-0.5 rounded-e-field bg-base-100 px-[min(0.75rem,4vw)]`,
} as const;

/** Reserves the height of the tools while they load. */
export const ticketToolsClass =
  'grid min-h-53 content-start gap-3 print:hidden @min-[56rem]/page:min-h-26 @min-[56rem]/page:grid-cols-[auto_minmax(0,1fr)]';

/** Class names of a group's lines. Their height is the same before and after the tools load. */
export const ticketGroupClass = {
  row: 'flex min-h-12 items-start gap-x-3',
  lines: 'min-w-0 grow text-muted tabular-nums @min-[46rem]/page:grow-0',
} as const;

const numberClass =
  'font-[750] text-[min(var(--text-2xl),8.4cqi)] tabular-nums leading-[1.1] tracking-[-0.02em] @max-[16rem]:text-[min(var(--text-2xl),20cqi)]';

interface TicketCardProps {
  readonly ticket: Ticket;
  /** Undefined until the draw has loaded. */
  readonly outcome: TicketOutcome | undefined;
  readonly badge: ReactNode;
}

/** Memoised, so that "Show more" renders only the new tickets. */
const TicketCard = memo(function TicketCard({ ticket, outcome, badge }: TicketCardProps) {
  const { number, purchased_at, subscription } = ticket;
  const isWon = outcome === 'won';
  return (
    <article className={`${ticketClass.ticket} h-full`}>
      <div
        className={`${ticketClass.stub} bg-primary text-primary-content ${isWon ? 'border-s-6 border-s-gold' : ''}`}
      >
        <p className={numberClass} data-slot="ticket-number">
          <span className="sr-only">Ticket </span>
          <span translate="no">{number || '–'}</span>
        </p>
      </div>
      <div className={`${ticketClass.body} ${isWon ? 'border-e-6 border-e-gold' : ''}`}>
        {badge && <p>{badge}</p>}
        {subscription && (
          <p>
            <Badge tone="outline">Subscription</Badge>
          </p>
        )}
        {purchased_at && (
          <time className="text-muted" dateTime={purchased_at}>
            {`Bought ${formatDay(purchased_at)}`}
          </time>
        )}
      </div>
    </article>
  );
});

interface TicketGridProps {
  readonly tickets: readonly Ticket[];
  readonly getOutcome: (ticket: Ticket) => TicketOutcome | undefined;
  /** Must be stable elements, because `TicketCard` is memoised. */
  readonly badges: OutcomeBadges | undefined;
}

export function TicketGrid({ tickets, getOutcome, badges }: TicketGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ul className={ticketClass.grid} role="list">
      {tickets.map((ticket) => {
        const outcome = getOutcome(ticket);
        return (
          <li key={ticket.id} className="@container">
            <TicketCard ticket={ticket} outcome={outcome} badge={outcome && badges?.[outcome]} />
          </li>
        );
      })}
    </ul>
  );
}
