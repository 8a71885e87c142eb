import type { ReactNode } from 'react';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAnnouncement } from '../../ui/messages/use-said.ts';
import { useCheckAll } from './use-check-all.ts';

interface DrawChecksProps {
  /** Ids of draws whose results are not known because nobody has asked. */
  readonly unchecked: readonly string[];
  /** How many could not be asked for. */
  readonly failed: number;
  /** True while it is not known which draws there are to be checked. */
  readonly isListLoading: boolean;
}

/** Says what the counts do not cover, with the way to have it looked up. */
export function DrawChecks({ unchecked, failed, isListLoading }: DrawChecksProps) {
  const { progress, start, stop } = useCheckAll(unchecked);
  const failure = failed > 0 ? ticketNotices.failed(failed) : '';
  useAnnouncement(failure);
  if (progress) {
    return (
      <CheckLine text={ticketNotices.checking(progress.done, progress.count)}>
        <Button variant="ghost" size="small" onClick={stop}>
          Stop
        </Button>
      </CheckLine>
    );
  }
  if (failure) {
    return (
      <CheckLine text={failure}>
        <Button variant="ghost" size="small" onClick={drawDetails.retry}>
          Retry
        </Button>
      </CheckLine>
    );
  }
  if (unchecked.length === 0) return <CheckLine text={isListLoading ? '' : ticketNotices.allChecked} />;
  return (
    <CheckLine text={ticketNotices.unchecked(unchecked.length)}>
      <Button variant="ghost" size="small" onClick={start}>
        Check now
      </Button>
    </CheckLine>
  );
}

function CheckLine({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="tickets-checks">
      <p className="muted small digits">{text}</p>
      {children}
    </div>
  );
}
