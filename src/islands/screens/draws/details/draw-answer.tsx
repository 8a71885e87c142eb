import { useStore } from '@nanostores/react';
import { Clock, Trophy } from 'lucide';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Draw } from '../../../../lib/contract/draws.ts';
import { pathOf } from '../../../../lib/paths.ts';
import { type DrawAnswer as Answer, answerOf, winText } from '../../../../lib/raffles/draw-answer.ts';
import { knownDraw } from '../../../../lib/raffles/outcomes.ts';
import { askAboutPrize, prizeQuestion } from '../../../../lib/raffles/prize-question.ts';
import { prizesQuery } from '../../../../stores/draws/draw.ts';
import { draftTicket } from '../../../../stores/support/support-draft.ts';
import { useOutcomes } from '../../../parts/use-outcomes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useAllPages } from '../../../ui/loading/use-all-pages.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { announce } from '../../../ui/messages/announce.ts';

interface DrawAnswerProps {
  readonly draw: Draw;
  /** Leads to the prize that the member has won. */
  readonly onSeePrize: () => void;
}

/** The answer as far as it is known; undefined while it is looked for, and where there is none to give. */
function useAnswer(draw: Draw): Answer | undefined {
  const list = useStore(prizesQuery.$data);
  const { isDone } = useAllPages(prizesQuery);
  const known = useMemo(() => knownDraw(draw, list ?? undefined), [draw, list]);
  const outcome = useOutcomes(
    draw.tickets,
    useCallback(() => known, [known]),
  );
  const answer = answerOf(draw, known.prizes, outcome);
  const isSure = answer?.kind === 'won' || answer?.kind === 'none' || isDone;
  return isSure ? answer : undefined;
}

/** Says an answer that has changed while the member was looking; the first one is read where it stands. */
function useSaidWhenChanged(answer: Answer | undefined): void {
  const before = useRef<string>(undefined);
  const title = answer?.title;
  useEffect(() => {
    if (title && before.current && before.current !== title) announce(title);
    if (title) before.current = title;
  }, [title]);
}

/** What the draw answers to "did I win?", and where that leads. */
export function DrawAnswer({ draw, onSeePrize }: DrawAnswerProps) {
  const answer = useAnswer(draw);
  useSaidWhenChanged(answer);
  if (!answer) return null;
  return answer.kind === 'won' ? (
    <Won draw={draw} answer={answer} onSeePrize={onSeePrize} />
  ) : (
    <Told answer={answer} />
  );
}

const mostListed = 5;

function Won({ draw, answer: { title, wins }, onSeePrize }: DrawAnswerProps & { readonly answer: Answer }) {
  return (
    <Box kind="won" title={title} text={wins.length > 1 && <WinList wins={wins} />}>
      <Button variant="secondary" size="small" onClick={onSeePrize}>
        {wins.length > 1 ? 'See the prizes' : 'See the prize'}
      </Button>
      <ButtonLink
        variant="secondary"
        size="small"
        href={pathOf('createTicket')}
        onClick={() => draftTicket(prizeQuestion(draw, wins))}
      >
        {askAboutPrize}
      </ButtonLink>
    </Box>
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

function Told({ answer: { kind, title, text } }: { readonly answer: Answer }) {
  return <Box kind={kind} title={title} text={text && <p className="digits">{text}</p>} />;
}

interface BoxProps extends Pick<Answer, 'kind' | 'title'> {
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

function Box({ kind, title, text, children }: BoxProps) {
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
