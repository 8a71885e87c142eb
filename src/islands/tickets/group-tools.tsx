import { Copy, Trophy } from 'lucide';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type Win, winsText, winText } from '../../lib/draws/results.ts';
import { ticketNotices } from '../../lib/messages/ticket-notices.ts';
import { describeTickets, isUndecided, type ResolvedGroup } from '../../lib/tickets/resolved-groups.ts';
import { outcomeLabels } from '../../lib/tickets/ticket-outcomes.ts';
import { copyText } from '../../stores/app/share.ts';
import { drawDetails } from '../../stores/draws/draw-details.ts';
import { useResultPoll } from '../shared/result-poll.ts';
import { ticketGroupClass } from '../shared/ticket-grid.tsx';
import { TransactionsSinceClose } from '../shared/transactions-since-close.tsx';
import { Button, IconButton } from '../ui/controls/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useInView } from '../ui/loading/use-in-view.ts';
import type { CheckState } from './tickets.tsx';

interface GroupToolsProps {
  readonly group: ResolvedGroup;
  readonly check: CheckState;
  /** ISO timestamp; undefined until known. */
  readonly endDate: string | null | undefined;
  /** False while more tickets load. */
  readonly isWhole: boolean;
  /** Second line, below the tickets' outcome. */
  readonly children: ReactNode;
}

function resultText(drawName: string, wins: readonly Win[]): string {
  const [win] = wins;
  if (!win) return `${drawName}: ${outcomeLabels.noWinListed}`;
  return `${drawName}: ${wins.length === 1 ? winText(win) : winsText(wins.length)}`;
}

/** Shows the outcome of a group's tickets. Loads the details of its draw once it is in view. */
export function GroupTools({ group, check, endDate, isWhole, children }: GroupToolsProps) {
  const { drawId, drawName, tickets, outcomes } = group;
  const wins = useMemo(
    () => tickets.flatMap((ticket) => (outcomes.get(ticket) === 'won' ? { ticket, prize: '' } : [])),
    [tickets, outcomes],
  );
  const shouldLoad = check !== 'open' && check !== 'unlisted' && isUndecided(group);
  const ref = useInView(
    useCallback(() => (shouldLoad ? drawDetails.subscribe(drawId) : () => {}), [shouldLoad, drawId]),
  );
  const isAwaited = isUndecided(group);
  const result = isAwaited ? undefined : resultText(drawName, wins);
  const isLoaded = check === 'open' || check === 'known';
  useResultPoll({ endDate: endDate ?? null, isAwaited, isLoaded, result });
  const handleCopy = () => {
    const numbers = tickets.map(({ number }) => number).join('\n');
    void copyText(numbers, ticketNotices.copied(tickets.length), ticketNotices.notCopied);
  };
  return (
    <div ref={ref}>
      <div className={ticketGroupClass.row}>
        <div className={ticketGroupClass.lines}>
          <p className={wins.length > 0 ? 'font-semibold text-base-content' : ''}>
            {wins.length > 0 && <Icon of={Trophy} size={18} className="me-1.5 inline text-gold" />}
            <span>{describeTickets(group, isWhole)}</span>
          </p>
          {children}
        </div>
        <IconButton label={`Copy ticket numbers: ${drawName}`} onClick={handleCopy}>
          <Icon of={Copy} size={18} />
        </IconButton>
      </div>
      {check === 'failed' && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p>{ticketNotices.notChecked}</p>
          <Button
            variant="ghost"
            size="small"
            aria-label={`Try again: ${drawName}`}
            onClick={drawDetails.retry}
          >
            Try again
          </Button>
        </div>
      )}
      {wins.length > 0 && <TransactionsSinceClose drawId={drawId} wins={wins} canAsk />}
    </div>
  );
}
