import { Trophy } from 'lucide';
import { memo } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { formatDay } from '../../lib/text/date-text.ts';
import { Badge } from '../ui/content/badge.tsx';
import { Icon } from '../ui/marks/icon.tsx';

interface TicketCardProps {
  readonly ticket: Ticket;
}

/**
 * A ticket as a stub, under its draw: the number large, and what is its own. A winning one says so in word, icon and
 * gold edge.
 * Memoised, so that the next step of a long list renders its own tickets alone.
 */
export const TicketCard = memo(function TicketCard({ ticket }: TicketCardProps) {
  const { number, purchased_at, subscription, prize_id } = ticket;
  const won = prize_id !== null;
  return (
    <article className={won ? 'ticket ticket-won' : 'ticket'}>
      <div className="ticket-stub">
        <p className="ticket-number">
          <span className="sr-only">Ticket </span>
          {number}
        </p>
      </div>
      <div className="ticket-body">
        {(won || subscription) && (
          <p className="ticket-flags">
            {won && <Winner />}
            {subscription && <Badge tone="outline">Subscription</Badge>}
          </p>
        )}
        {purchased_at && (
          <time className="ticket-label" dateTime={purchased_at}>
            Bought {formatDay(purchased_at)}
          </time>
        )}
      </div>
    </article>
  );
});

function Winner() {
  return (
    <span className="winner-mark">
      <Icon of={Trophy} size={16} />
      Winner
    </span>
  );
}
