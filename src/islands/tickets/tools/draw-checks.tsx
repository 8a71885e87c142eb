import type { ReactNode } from 'react';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useSaid } from '../../ui/messages/use-said.ts';
import { useCheckAll } from './use-check-all.ts';

interface DrawChecksProps {
  /** Ids of draws whose results are not known because nobody has asked. */
  readonly unchecked: readonly string[];
  /** How many could not be asked for. */
  readonly failed: number;
  /** True while it is not known which draws there are to be checked. */
  readonly isWaiting: boolean;
}

/** Says what the counts do not cover, with the way to have it looked up. */
export function DrawChecks({ unchecked, failed, isWaiting }: DrawChecksProps) {
  const { progress, start, stop } = useCheckAll(unchecked);
  const failure = failed > 0 ? ticketNotices.failed(failed) : '';
  useSaid(failure);
  if (progress) {
    return (
      <Line text={ticketNotices.checking(progress.done, progress.count)}>
        <Button variant="ghost" size="small" onClick={stop}>
          Stop
        </Button>
      </Line>
    );
  }
  if (failure) {
    return (
      <Line text={failure}>
        <Button variant="ghost" size="small" onClick={drawDetails.retry}>
          Retry
        </Button>
      </Line>
    );
  }
  if (unchecked.length === 0) return <Line text={isWaiting ? '' : ticketNotices.allChecked} />;
  return (
    <Line text={ticketNotices.unchecked(unchecked.length)}>
      <Button variant="ghost" size="small" onClick={start}>
        Check now
      </Button>
    </Line>
  );
}

function Line({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="tickets-checks">
      <p className="muted small digits">{text}</p>
      {children}
    </div>
  );
}
