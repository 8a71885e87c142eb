import { Trophy } from 'lucide';
import { askAboutPrize, prizeQuestion } from '../../../lib/draws/prize-question.ts';
import { type Win, winsText } from '../../../lib/draws/results.ts';
import { pathOf } from '../../../lib/paths.ts';
import { draftTicket } from '../../../stores/support/prefilled-request.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export interface WinNoticeProps {
  /** At least one. */
  readonly wins: readonly Win[];
  /** So many of them are named. */
  readonly named: number;
  readonly onClose: () => void;
}

/** Where a ticket is seen: at its draw, whose head says what it has won. */
function ticketHref({ ticket: { draw_id: id } }: Win): string {
  return id ? pathOf('draw', { id }) : pathOf('tickets');
}

/**
 * What the member has won, told once. A link does its part before it is followed: of what stands at the end of the page
 * the router hears first, and the next screen is there at once.
 */
export default function WinNotice({ wins, named, onClose }: WinNoticeProps) {
  const [win] = wins;
  const isOne = wins.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? `Your ticket ${win?.ticket.number} won` : winsText(wins.length)}
      actions={
        !isOne && (
          <ButtonLink href={pathOf('tickets')} onClickCapture={onClose}>
            See your tickets
          </ButtonLink>
        )
      }
    >
      <div className="win-mark" aria-hidden="true">
        <Icon of={Trophy} size={40} />
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari. */}
      <ul className="win-list" role="list">
        {wins.slice(0, named).map((each) => (
          <li key={each.ticket.id}>
            <WonTicket win={each} isOne={isOne} onLeave={onClose} />
          </li>
        ))}
      </ul>
      {wins.length > named && <p>And {wins.length - named} more.</p>}
    </Dialog>
  );
}

interface WonTicketProps {
  readonly win: Win;
  readonly isOne: boolean;
  readonly onLeave: () => void;
}

function WonTicket({ win, isOne, onLeave }: WonTicketProps) {
  const { ticket, prize } = win;
  const ask = () => {
    draftTicket(prizeQuestion({ id: ticket.draw_id, name: ticket.draw_name }, [win]));
    onLeave();
  };
  const about = isOne ? null : <span className="sr-only"> of ticket {ticket.number}</span>;
  return (
    <div className="flow-small">
      <div>
        {prize && <p className="win-prize">{prize}</p>}
        <p className="muted">
          {!isOne && <span className="digits">Ticket {ticket.number}, </span>}
          {ticket.draw_name}
        </p>
      </div>
      <div className="win-ways">
        <ButtonLink
          variant={isOne ? 'primary' : 'secondary'}
          size="small"
          href={ticketHref(win)}
          onClickCapture={onLeave}
        >
          See ticket
          {about}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href={pathOf('createTicket')} onClickCapture={ask}>
          {askAboutPrize}
          {about}
        </ButtonLink>
      </div>
    </div>
  );
}
