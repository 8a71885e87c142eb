import { memo, type ReactNode } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { Badge } from '../ui/content/badge.tsx';

const part =
  'flex min-w-0 flex-col justify-center py-3.5 wrap-anywhere forced-colors:border forced-colors:border-[CanvasText] @max-[16rem]:rounded-none';

/** Class names of tickets (styles/ticket.css). */
export const ticketClass = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3',
  ticket:
    'ticket-card relative grid min-h-22 min-w-0 print:break-inside-avoid print:border print:border-[#000000]',
  stub: `ticket-stub ${part} items-center rounded-s-field px-[min(0.375rem,1.5cqi)] text-center print:text-inherit`,
  body: `ticket-body ${part} gap-0.5 rounded-e-field bg-base-100 px-[min(0.75rem,4vw)]`,
} as const;

/** Reserves the height of the tools while they load. */
export const ticketToolsClass =
  'grid min-h-53 content-start gap-3 print:hidden @min-[56rem]/page:min-h-26 @min-[56rem]/page:grid-cols-[auto_minmax(0,1fr)]';

const numberClass =
  'font-[750] text-[min(var(--text-2xl),8.4cqi)] tabular-nums leading-[1.1] tracking-[-0.02em] @max-[16rem]:text-[min(var(--text-2xl),20cqi)]';

interface TicketCardProps {
  readonly ticket: Ticket;
  /** Undefined until determined. */
  readonly outcome: TicketOutcome | undefined;
  readonly badge: ReactNode;
}

/** Memoised: Show more renders new tickets only. */
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
        {/* As high before the outcome as after it. */}
        <p className="flex min-h-5 items-center @min-[16rem]:@max-[20.6rem]:min-h-10">{badge}</p>
        {subscription && (
          <p className="mb-0.5 flex flex-wrap gap-x-2 gap-y-1">
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
  /** Stable elements, because `TicketCard` is memoised. */
  readonly badges: Readonly<Record<TicketOutcome, ReactNode>> | undefined;
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
