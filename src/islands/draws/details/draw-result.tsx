import { useStore } from '@nanostores/react';
import { Clock, Trophy } from 'lucide';
import { type ReactNode, useMemo, useRef } from 'react';
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
import { getPath } from '../../../lib/paths.ts';
import { ticketOutcome, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { prizesQuery } from '../../../stores/draws/draw.ts';
import { prefillSupportRequest } from '../../../stores/support/prefilled-request.ts';
import { useResultPoll } from '../../shared/result-poll.ts';
import { TransactionsSinceClose } from '../../shared/transactions-since-close.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useAllPages } from '../../ui/loading/all-pages.tsx';
import { outcomeBoxClass } from './outcome-box.ts';

interface ResultProps {
  readonly draw: Draw;
  readonly onSeePrize: () => void;
}

interface DrawResultPanelProps extends ResultProps {
  /** False: the panel polls without rendering. */
  readonly hasResult: boolean;
}

/** Returns undefined while prizes load, and before the close without a win. */
function useDrawResult(draw: Draw): DrawResult | undefined {
  const list = getFreshData(useStore(prizesQuery.$state));
  const { isDone } = useAllPages(prizesQuery);
  const knownDraw = useMemo(() => toKnownDraw(draw, list ?? undefined), [draw, list]);
  const drawResult = drawResultOf(draw, knownDraw.prizes, (ticket) => ticketOutcome(ticket, knownDraw));
  const isFinal = drawResult?.kind === 'won' || drawResult?.kind === 'none' || isDone;
  return isFinal ? drawResult : undefined;
}

/** Polls until the result is known. */
export function DrawResultPanel({ draw, hasResult, onSeePrize }: DrawResultPanelProps) {
  const wasOpen = useRef(isLive(draw));
  return hasResult ? (
    <ClosedDrawResult draw={draw} wasOpen={wasOpen.current} onSeePrize={onSeePrize} />
  ) : (
    <OpenDrawPoll draw={draw} />
  );
}

function OpenDrawPoll({ draw }: Pick<ResultProps, 'draw'>) {
  useResultPoll({ endDate: draw.end_date, isAwaited: isLive(draw), result: undefined });
  return null;
}

/** @param props `wasOpen`: the draw was live on mount */
function ClosedDrawResult({ draw, wasOpen, onSeePrize }: ResultProps & { readonly wasOpen: boolean }) {
  const drawResult = useDrawResult(draw);
  const isOpen = drawResult ? drawResult.kind === 'pending' : draw.status !== 'closed';
  useResultPoll({
    wasOpen,
    endDate: draw.end_date,
    isAwaited: isHolder(draw) && isOpen,
    result: drawResult?.kind === 'pending' ? undefined : drawResult?.title,
  });
  if (!drawResult) return null;
  return drawResult.kind === 'won' ? (
    <WonResult draw={draw} drawResult={drawResult} onSeePrize={onSeePrize} />
  ) : (
    <PlainResult drawResult={drawResult} />
  );
}

const maxListedWins = 5;

interface WonResultProps extends ResultProps {
  readonly drawResult: DrawResult;
}

function WonResult({ draw, drawResult: { title, wins }, onSeePrize }: WonResultProps) {
  return (
    <ResultBox
      kind="won"
      title={title}
      text={wins.length > 1 && <WinList wins={wins} />}
      details={<TransactionsSinceClose drawId={draw.id} wins={wins} />}
    >
      <Button variant="secondary" size="small" onClick={onSeePrize}>
        {wins.length > 1 ? 'See the prizes' : 'See the prize'}
      </Button>
      <ButtonLink
        variant="secondary"
        size="small"
        href={getPath('createSupportRequest')}
        onClick={() => prefillSupportRequest(prizeSupportRequest(draw, wins))}
      >
        {prizeRequestLabel}
      </ButtonLink>
    </ResultBox>
  );
}

function WinList({ wins }: Pick<DrawResult, 'wins'>) {
  const moreCount = wins.length - maxListedWins;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ul className="text-sm" role="list">
      {wins.slice(0, maxListedWins).map((win) => (
        <li key={win.ticket.id}>{winText(win)}</li>
      ))}
      {moreCount > 0 && <li>{`and ${moreCount} more`}</li>}
    </ul>
  );
}

function PlainResult({ drawResult: { kind, title, text } }: { readonly drawResult: DrawResult }) {
  return <ResultBox kind={kind} title={title} text={text && <p className="tabular-nums">{text}</p>} />;
}

interface ResultBoxProps extends Pick<DrawResult, 'kind' | 'title'> {
  readonly text: ReactNode;
  /** As wide as the box. */
  readonly details?: ReactNode;
  readonly children?: ReactNode;
}

function ResultBox({ kind, title, text, details, children }: ResultBoxProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field px-3.5 py-2.5 wrap-anywhere ${outcomeBoxClass[kind === 'won' ? 'won' : 'other']}`}
    >
      {kind === 'won' && <Icon of={Trophy} size={22} className="flex-none text-gold" />}
      {kind === 'pending' && <Icon of={Clock} size={22} className="flex-none" />}
      <div className="min-w-0 grow basis-40">
        <p className="font-[650]">{title}</p>
        {text}
      </div>
      {details && <div className="basis-full">{details}</div>}
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
