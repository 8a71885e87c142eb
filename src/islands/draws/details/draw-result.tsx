import { useStore } from '@nanostores/react';
import { Clock, Trophy } from 'lucide';
import { useMemo, useRef } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { getFreshData } from '../../../lib/data/query.ts';
import { isHolder, isLive } from '../../../lib/draws/draw-rules.ts';
import {
  type DrawResult,
  drawResultOf,
  prizeRequestLabel,
  prizeSupportRequest,
  winText,
} from '../../../lib/draws/results.ts';
import { ticketOutcome, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { prizesQuery } from '../../../stores/draws/draws.ts';
import { SupportLink } from '../../orders/support-link.tsx';
import { ResultPoll, useResultPoll } from '../../shared/result-poll.ts';
import { TransactionsSinceClose } from '../../shared/transactions-since-close.tsx';
import { outcomeBoxClass } from '../../ui/content/surface.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useAllPages } from '../../ui/loading/all-pages.tsx';

interface DrawResultPanelProps {
  readonly draw: Draw;
  /** While false, the panel polls and renders nothing. */
  readonly hasResult: boolean;
  readonly onSeePrize: () => void;
}

/** Returns undefined while the prizes load, and for an open draw without wins. */
function useDrawResult(draw: Draw): DrawResult | undefined {
  const list = getFreshData(useStore(prizesQuery.$state));
  const { isDone } = useAllPages(prizesQuery);
  const knownDraw = useMemo(() => toKnownDraw(draw, list ?? undefined), [draw, list]);
  const drawResult = drawResultOf(draw, knownDraw.prizes, (ticket) => ticketOutcome(ticket, knownDraw));
  const isFinal = drawResult?.kind === 'won' || drawResult?.kind === 'none' || isDone;
  return isFinal ? drawResult : undefined;
}

/** Polls until the result is known. */
export function DrawResultPanel({ hasResult, ...props }: DrawResultPanelProps) {
  const wasOpen = useRef(isLive(props.draw));
  if (hasResult) return <Result {...props} wasOpen={wasOpen.current} />;
  return <ResultPoll endDate={props.draw.end_date} isAwaited={isLive(props.draw)} result={undefined} />;
}

const maxListedWins = 5;

interface ResultProps extends Omit<DrawResultPanelProps, 'hasResult'> {
  /** True if the draw was live on mount. */
  readonly wasOpen: boolean;
}

function Result({ draw, wasOpen, onSeePrize }: ResultProps) {
  const drawResult = useDrawResult(draw);
  const isOpen = drawResult ? drawResult.kind === 'pending' : draw.status !== 'closed';
  useResultPoll({
    wasOpen,
    endDate: draw.end_date,
    isAwaited: isHolder(draw) && isOpen,
    result: drawResult?.kind === 'pending' ? undefined : drawResult?.title,
  });
  if (!drawResult) return null;
  const { kind, title, text, wins } = drawResult;
  const isWon = kind === 'won';
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field px-3.5 py-2.5 wrap-anywhere ${outcomeBoxClass[isWon ? 'won' : 'other']}`}
    >
      {isWon && <Icon of={Trophy} size={22} className="flex-none text-gold" />}
      {kind === 'pending' && <Icon of={Clock} size={22} className="flex-none" />}
      <div className="min-w-0 grow basis-40">
        <p className="font-[650]">{title}</p>
        {isWon && wins.length > 1 && <WinList wins={wins} />}
        {!isWon && text && <p className="tabular-nums">{text}</p>}
      </div>
      {isWon && (
        <>
          <div className="basis-full">
            <TransactionsSinceClose drawId={draw.id} wins={wins} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={onSeePrize}>
              {wins.length > 1 ? 'See the prizes' : 'See the prize'}
            </Button>
            <SupportLink request={prizeSupportRequest(draw, wins)}>{prizeRequestLabel}</SupportLink>
          </div>
        </>
      )}
    </div>
  );
}

function WinList({ wins }: Pick<DrawResult, 'wins'>) {
  const moreCount = wins.length - maxListedWins;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ul role="list">
      {wins.slice(0, maxListedWins).map((win) => (
        <li key={win.ticket.id}>{winText(win)}</li>
      ))}
      {moreCount > 0 && <li>{`and ${moreCount} more`}</li>}
    </ul>
  );
}
