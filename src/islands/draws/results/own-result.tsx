import { Suspense, useCallback, useMemo, useState } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { drawResultOf, winText } from '../../../lib/draws/results.ts';
import { toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { OutcomeBadge } from '../../shared/ticket-outcome.tsx';
import { useOutcomes } from '../../shared/use-outcomes.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const ResultPoll = lazyComponent(() => import('../../shared/result-poll.ts'));

const mostWins = 5;

/** What became of the member's tickets for a draw; nothing for who had none. */
export function OwnResult({ draw }: { readonly draw: Draw }) {
  const known = useMemo(() => toKnownDraw(draw), [draw]);
  const outcome = useOutcomes(
    draw.tickets,
    useCallback(() => known, [known]),
  );
  const answer = drawResultOf(draw, known.prizes, outcome);
  const isAwaited = answer?.kind === 'pending';
  const isKnown = answer?.kind === 'won' || answer?.kind === 'lost';
  const result = isKnown ? `${draw.name}: ${answer.title}` : undefined;
  const [polls] = useState(isAwaited);
  if (!answer || answer.kind === 'none') return null;
  const { kind, text, wins } = answer;
  return (
    <div className={kind === 'won' ? 'result-own result-own-won' : 'result-own'}>
      <OutcomeBadge outcome={kind} />
      {polls && (
        <Suspense>
          <ResultPoll endDate={draw.end_date} isAwaited={isAwaited} result={result} />
        </Suspense>
      )}
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
