import { Trophy } from 'lucide';
import { prizeRequestLabel, prizeSupportRequest, type Win, winsText } from '../../../lib/draws/results.ts';

import { getPath } from '../../../lib/paths.ts';
import { prefillSupportRequest } from '../../../stores/support/prefilled-request.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export interface WinDialogProps {
  /** At least one. */
  readonly wins: readonly Win[];
  /** So many of them are named. */
  readonly namedCount: number;
  readonly onClose: () => void;
}

/** Where a ticket is seen: at its draw, whose head says what it has won. */
function getTicketHref({ ticket: { draw_id: id } }: Win): string {
  return id ? getPath('draw', { id }) : getPath('tickets');
}

/**
 * What the member has won, told once. A link does its part before it is followed: of what stands at the end of the page
 * the router hears first, and the next screen is there at once.
 */
export default function WinDialog({ wins, namedCount, onClose }: WinDialogProps) {
  const [win] = wins;
  const isOne = wins.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? `Your ticket ${win?.ticket.number} won` : winsText(wins.length)}
      actions={
        !isOne && (
          <ButtonLink href={getPath('tickets')} onClickCapture={onClose}>
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
        {wins.slice(0, namedCount).map((each) => (
          <li key={each.ticket.id}>
            <WonTicket win={each} isOne={isOne} onClose={onClose} />
          </li>
        ))}
      </ul>
      {wins.length > namedCount && <p>And {wins.length - namedCount} more.</p>}
    </Dialog>
  );
}

interface WonTicketProps {
  readonly win: Win;
  readonly isOne: boolean;
  readonly onClose: () => void;
}

function WonTicket({ win, isOne, onClose: onLeave }: WonTicketProps) {
  const { ticket, prize } = win;
  const handleAsk = () => {
    prefillSupportRequest(prizeSupportRequest({ id: ticket.draw_id, name: ticket.draw_name }, [win]));
    onLeave();
  };
  const srTicketNumber = isOne ? null : <span className="sr-only"> of ticket {ticket.number}</span>;
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
          href={getTicketHref(win)}
          onClickCapture={onLeave}
        >
          See ticket
          {srTicketNumber}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          size="small"
          href={getPath('createSupportRequest')}
          onClickCapture={handleAsk}
        >
          {prizeRequestLabel}
          {srTicketNumber}
        </ButtonLink>
      </div>
    </div>
  );
}
