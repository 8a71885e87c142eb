import { useStore } from '@nanostores/react';
import { Clock, Trophy } from 'lucide';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { isHolder, isLive } from '../../../lib/draws/draw-rules.ts';
import {
  type DrawResult as Answer,
  drawResultOf,
  prizeRequestLabel,
  prizeSupportRequest,
  winText,
} from '../../../lib/draws/results.ts';

import { getPath } from '../../../lib/paths.ts';
import { toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { prizesQuery } from '../../../stores/draws/draw.ts';
import { prefillSupportRequest } from '../../../stores/support/prefilled-request.ts';
import { useResultPoll } from '../../shared/result-poll.ts';
import { useOutcomes } from '../../shared/ticket-outcome.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useAllPages } from '../../ui/loading/all-pages.tsx';

interface ResultProps {
  readonly draw: Draw;
  /** Leads to the prize that the member has won. */
  readonly onSeePrize: () => void;
}

interface DrawResultPanelProps extends ResultProps {
  /** Nothing is shown without an answer, but the result is polled for. */
  readonly hasResult: boolean;
}

/** The answer as far as it is known; undefined while it is looked for, and where there is none to give. */
function useDrawResult(draw: Draw): Answer | undefined {
  const list = useStore(prizesQuery.$data);
  const { isDone } = useAllPages(prizesQuery);
  const known = useMemo(() => toKnownDraw(draw, list ?? undefined), [draw, list]);
  const outcome = useOutcomes(
    draw.tickets,
    useCallback(() => known, [known]),
  );
  const answer = drawResultOf(draw, known.prizes, outcome);
  const isSure = answer?.kind === 'won' || answer?.kind === 'none' || isDone;
  return isSure ? answer : undefined;
}

/** What the draw answers to "did I win?", and where that leads; polls for it while it is not known. */
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

/** @param props `wasOpen`: the screen has shown the draw before it closed */
function ClosedDrawResult({ draw, wasOpen, onSeePrize }: ResultProps & { readonly wasOpen: boolean }) {
  const answer = useDrawResult(draw);
  const isOpen = answer ? answer.kind === 'pending' : draw.status !== 'closed';
  useResultPoll({
    wasOpen,
    endDate: draw.end_date,
    isAwaited: isHolder(draw) && isOpen,
    result: answer?.kind === 'pending' ? undefined : answer?.title,
  });
  if (!answer) return null;
  return answer.kind === 'won' ? (
    <Won draw={draw} answer={answer} onSeePrize={onSeePrize} />
  ) : (
    <PlainResult drawResult={answer} />
  );
}

const mostListed = 5;

interface WonProps extends ResultProps {
  readonly answer: Answer;
}

function Won({ draw, answer: { title, wins }, onSeePrize }: WonProps) {
  return (
    <ResultBox kind="won" title={title} text={wins.length > 1 && <WinList wins={wins} />}>
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

function WinList({ wins }: Pick<Answer, 'wins'>) {
  const rest = wins.length - mostListed;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari.
    <ul className="draw-answer-wins" role="list">
      {wins.slice(0, mostListed).map((win) => (
        <li key={win.ticket.id}>{winText(win)}</li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  );
}

function PlainResult({ drawResult: { kind, title, text } }: { readonly drawResult: Answer }) {
  return <ResultBox kind={kind} title={title} text={text && <p className="digits">{text}</p>} />;
}

interface BoxProps extends Pick<Answer, 'kind' | 'title'> {
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

function ResultBox({ kind, title, text, children }: BoxProps) {
  return (
    <div className={kind === 'won' ? 'draw-answer draw-answer-won' : 'draw-answer'}>
      {kind === 'won' && <Icon of={Trophy} size={22} />}
      {kind === 'pending' && <Icon of={Clock} size={22} />}
      <div className="draw-answer-text">
        <p className="draw-answer-title">{title}</p>
        {text}
      </div>
      {children && <div className="draw-answer-ways">{children}</div>}
    </div>
  );
}
