import { type ReactNode, useEffect, useState } from 'react';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { Button } from '../../ui/controls/button.tsx';
import { announce, useAnnouncement } from '../../ui/messages/announce.ts';

export interface CheckAll {
  readonly progress: { readonly done: number; readonly count: number } | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

function useCheckAll(unchecked: readonly string[]): CheckAll {
  const [requested, setRequested] = useState<readonly string[]>();
  useEffect(() => {
    if (!requested) return;
    const stops = requested.map((id) => drawDetails.subscribe(id));
    return () => {
      for (const stopLoading of stops) stopLoading();
    };
  }, [requested]);
  const uncheckedIds = new Set(unchecked);
  const count = requested?.length ?? 0;
  const done = count - (requested?.filter((id) => uncheckedIds.has(id)).length ?? 0);
  const isDone = requested !== undefined && done === count;
  useEffect(() => {
    if (!isDone) return;
    setRequested(undefined);
    announce(ticketNotices.checked(count));
  }, [isDone, count]);
  return {
    progress: requested && { done, count },
    start: () => setRequested(unchecked),
    stop: () => setRequested(undefined),
  };
}

interface DrawChecksProps {
  readonly unchecked: readonly string[];
  readonly failed: number;
  readonly isListLoading: boolean;
}

export function DrawChecks({ unchecked, failed, isListLoading }: DrawChecksProps) {
  const { progress, start, stop } = useCheckAll(unchecked);
  const failure = failed > 0 ? ticketNotices.failed(failed) : '';
  useAnnouncement(failure);
  if (progress) {
    return (
      <CheckLine text={ticketNotices.checking(progress.done, progress.count)}>
        <Button variant="ghost" size="small" className="flex-none whitespace-nowrap" onClick={stop}>
          Stop
        </Button>
      </CheckLine>
    );
  }
  if (failure) {
    return (
      <CheckLine text={failure}>
        <Button
          variant="ghost"
          size="small"
          className="flex-none whitespace-nowrap"
          onClick={drawDetails.retry}
        >
          Retry
        </Button>
      </CheckLine>
    );
  }
  if (unchecked.length === 0) return <CheckLine text={isListLoading ? '' : ticketNotices.allChecked} />;
  return (
    <CheckLine text={ticketNotices.unchecked(unchecked.length)}>
      <Button variant="ghost" size="small" className="flex-none whitespace-nowrap" onClick={start}>
        Check now
      </Button>
    </CheckLine>
  );
}

function CheckLine({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 @min-[56rem]/page:justify-end">
      {/* As wide as its text, so that the button fits beside it. */}
      <p className="max-w-max grow basis-32 text-muted text-sm tabular-nums">{text}</p>
      {children}
    </div>
  );
}
