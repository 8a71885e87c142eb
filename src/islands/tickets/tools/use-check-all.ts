import { useEffect, useState } from 'react';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { drawDetails } from '../../../stores/draws/draw-details.ts';
import { announce } from '../../ui/messages/announce.ts';

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
