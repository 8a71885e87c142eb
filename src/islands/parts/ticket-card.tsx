import { Trophy } from 'lucide';
import { memo } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { formatDay } from '../../lib/date-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';

interface TicketCardProps {
  readonly ticket: Ticket;
}

/**
 * A ticket as a stub: the number large, draw and date small. A winning one says so in word, icon and gold edge.
 * Memoised, so that the next step of a long list renders its own tickets alone.
 */
export const TicketCard = memo(function TicketCard({ ticket }: TicketCardProps) {
  const { number, draw_name, purchased_at, subscription, prize_id } = ticket;
  const won = prize_id !== null;
  return (
    <article className={won ? 'ticket ticket-won' : 'ticket'} aria-label={`Ticket ${number}`}>
      <div className="ticket-stub">
        <p className="ticket-label">Ticket</p>
        <p className="ticket-number">{number}</p>
      </div>
      <div className="ticket-body">
        {(won || subscription) && (
          <p className="ticket-flags">
            {won && <Winner />}
            {subscription && <Badge tone="outline">Subscription</Badge>}
          </p>
        )}
        <p className="ticket-draw clamp-2">{draw_name}</p>
        {purchased_at && (
          <time className="ticket-label" dateTime={purchased_at}>
            {formatDay(purchased_at)}
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
