import { type ReactNode, useEffect, useState } from 'react';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { Button } from '../../ui/controls/button.tsx';
import { announce, useAnnouncement } from '../../ui/messages/announce.ts';

export interface CheckAll {
  /** How many of how many are done; undefined while nothing is under way. */
  readonly progress: { readonly done: number; readonly count: number } | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Asks for every draw that is not checked yet, in the order of the list, until all are done or the member stops it. */
export function useCheckAll(unchecked: readonly string[]): CheckAll {
  const [asked, setAsked] = useState<readonly string[]>();
  useEffect(() => {
    if (!asked) return;
    const leaves = asked.map((id) => drawDetails.subscribe(id));
    return () => {
      for (const leave of leaves) leave();
    };
  }, [asked]);
  const left = new Set(unchecked);
  const count = asked?.length ?? 0;
  const done = count - (asked?.filter((id) => left.has(id)).length ?? 0);
  const isDone = asked !== undefined && done === count;
  useEffect(() => {
    if (!isDone) return;
    setAsked(undefined);
    announce(ticketNotices.checked(count));
  }, [isDone, count]);
  return {
    progress: asked && { done, count },
    start: () => setAsked(unchecked),
    stop: () => setAsked(undefined),
  };
}

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
