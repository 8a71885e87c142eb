import { useCallback, useMemo } from 'react';
import type { Draw } from '../../../../lib/contract/draws.ts';
import { answerOf, winText } from '../../../../lib/raffles/draw-answer.ts';
import { knownDraw } from '../../../../lib/raffles/outcomes.ts';
import { OutcomeMark } from '../../../parts/outcome-mark.tsx';
import { useOutcomes } from '../../../parts/use-outcomes.ts';

const mostWins = 5;

/** What became of the member's tickets for a draw; nothing for who had none. */
export function OwnResult({ draw }: { readonly draw: Draw }) {
  const known = useMemo(() => knownDraw(draw), [draw]);
  const outcome = useOutcomes(
    draw.tickets,
    useCallback(() => known, [known]),
  );
  const answer = answerOf(draw, known.prizes, outcome);
  if (!answer || answer.kind === 'none') return null;
  const { kind, text, wins } = answer;
  return (
    <div className={kind === 'won' ? 'result-own result-own-won' : 'result-own'}>
      <OutcomeMark outcome={kind} />
      {text && <p className="digits small">{text}</p>}
      {wins.slice(0, mostWins).map((win) => (
        <p key={win.ticket.id} className="digits">
          {winText(win)}
        </p>
      ))}
      {wins.length > mostWins && <p>and {wins.length - mostWins} more</p>}
    </div>
  );
}
