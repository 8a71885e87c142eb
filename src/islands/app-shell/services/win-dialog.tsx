import { Trophy } from 'lucide';
import { prizeRequestLabel, prizeSupportRequest, type Win, winsText } from '../../../lib/draws/results.ts';
import { getPath } from '../../../lib/paths.ts';
import { prefillSupportRequest } from '../../../stores/support/support-requests.ts';
import { maxNamedWins } from '../../../stores/tickets/win-prizes.ts';
import { TransactionsSinceClose } from '../../shared/transactions-since-close.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface WinDialogProps {
  readonly wins: readonly Win[];
  readonly onClose: () => void;
}

function getTicketHref({ ticket: { draw_id: id } }: Win): string {
  return id ? getPath('draw', { id }) : getPath('tickets');
}

/** Returns all wins of a draw for its first win, so that the dialog lists its transactions once. */
function getDrawWins(win: Win, wins: readonly Win[]): readonly Win[] | undefined {
  const drawWins = wins.filter(({ ticket }) => ticket.draw_id === win.ticket.draw_id);
  return drawWins[0] === win ? drawWins : undefined;
}

/** Announces wins. Its links close it in the capture phase, before the router changes the screen. */
export function WinDialog({ wins, onClose }: WinDialogProps) {
  const [firstWin] = wins;
  const isOne = wins.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? `Your ticket ${firstWin?.ticket.number} won` : winsText(wins.length)}
      actions={
        !isOne && (
          <ButtonLink href={getPath('tickets')} onClickCapture={onClose}>
            See your tickets
          </ButtonLink>
        )
      }
    >
      <div
        className="win-rays relative mx-auto my-2 grid size-22 place-items-center rounded-full border-3 border-gold text-gold"
        aria-hidden="true"
      >
        <Icon of={Trophy} size={40} />
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
      <ul className="grid gap-4" role="list">
        {wins.slice(0, maxNamedWins).map((win) => (
          <li key={win.ticket.id} className="not-first:border-t not-first:border-base-300 not-first:pt-4">
            <WonTicket win={win} drawWins={getDrawWins(win, wins)} isOne={isOne} onClose={onClose} />
          </li>
        ))}
      </ul>
      {wins.length > maxNamedWins && <p>{`and ${wins.length - maxNamedWins} more`}</p>}
    </Dialog>
  );
}

interface WonTicketProps {
  readonly win: Win;
  /** All wins of the draw, set only for its first win. */
  readonly drawWins: readonly Win[] | undefined;
  readonly isOne: boolean;
  readonly onClose: () => void;
}

function WonTicket({ win, drawWins, isOne, onClose }: WonTicketProps) {
  const { ticket, prize } = win;
  const handleAsk = () => {
    prefillSupportRequest(prizeSupportRequest({ id: ticket.draw_id, name: ticket.draw_name }, [win]));
    onClose();
  };
  return (
    <div className="space-y-2">
      <div>
        {prize && <p className="text-lg font-[650] wrap-anywhere">{prize}</p>}
        <p className="text-muted">
          {!isOne && <span className="tabular-nums">{`Ticket ${ticket.number}, `}</span>}
          <span>{ticket.draw_name}</span>
        </p>
        {drawWins && <TransactionsSinceClose drawId={ticket.draw_id} wins={drawWins} onLeave={onClose} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          variant={isOne ? 'primary' : 'secondary'}
          size="small"
          href={getTicketHref(win)}
          onClickCapture={onClose}
        >
          <span>See ticket</span>
          {!isOne && <span className="sr-only">{` ${ticket.number}`}</span>}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          size="small"
          href={getPath('createSupportRequest')}
          onClickCapture={handleAsk}
        >
          <span>{prizeRequestLabel}</span>
          {!isOne && <span className="sr-only">{`, ticket ${ticket.number}`}</span>}
        </ButtonLink>
      </div>
    </div>
  );
}
