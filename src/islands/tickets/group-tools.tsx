import { Copy } from 'lucide';
import { useCallback, useMemo } from 'react';
import { type Win, winsText, winText } from '../../lib/draws/results.ts';
import { ticketNotices } from '../../lib/messages/ticket-notices.ts';
import { countOutcomes, isUndecided, type ResolvedGroup } from '../../lib/tickets/resolved-groups.ts';
import { outcomeLabels } from '../../lib/tickets/ticket-outcomes.ts';
import { copyText } from '../../stores/app/share.ts';
import { drawDetails } from '../../stores/draws/draw-details.ts';
import { useResultPoll } from '../shared/result-poll.ts';
import { OutcomeBadge, outcomesByPriority } from '../shared/ticket-outcome.tsx';
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
}

function resultText(drawName: string, wins: readonly Win[]): string {
  const [win] = wins;
  if (!win) return `${drawName}: ${outcomeLabels.noWinListed}`;
  return `${drawName}: ${wins.length === 1 ? winText(win) : winsText(wins.length)}`;
}

/** Loads the draw's details in view. */
export function GroupTools({ group, check, endDate }: GroupToolsProps) {
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
  const counts = countOutcomes(group);
  const handleCopy = () => {
    const numbers = tickets.map(({ number }) => number).join('\n');
    void copyText(numbers, ticketNotices.copied(tickets.length), ticketNotices.notCopied);
  };
  return (
    <div ref={ref} className="flex min-h-11 flex-wrap items-center gap-x-3 @min-[46rem]/page:justify-end">
      {outcomesByPriority.flatMap((outcome) => {
        const count = counts[outcome];
        return count > 0 ? <OutcomeBadge key={outcome} outcome={outcome} count={count} /> : [];
      })}
      {check === 'failed' && (
        <>
          <p>{ticketNotices.couldNotBeChecked}</p>
          <Button
            variant="ghost"
            size="small"
            aria-label={`Try again: ${drawName}`}
            onClick={drawDetails.retry}
          >
            Try again
          </Button>
        </>
      )}
      <IconButton
        label={`Copy numbers of ${drawName}`}
        className="ms-auto @min-[46rem]/page:ms-0"
        onClick={handleCopy}
      >
        <Icon of={Copy} size={18} />
      </IconButton>
      {counts.won > 0 && (
        <div className="w-full">
          <TransactionsSinceClose drawId={drawId} wins={wins} canAsk />
        </div>
      )}
    </div>
  );
}
