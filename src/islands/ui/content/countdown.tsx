import type { ReadableAtom } from 'nanostores';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../loading/use-in-view.ts';
import { announce } from '../messages/announce.ts';
import { CountdownView, type CountdownViewProps } from './countdown-view.tsx';

interface CountdownProps extends Omit<CountdownViewProps, 'remainingMs' | 'ref'> {
  /** The shared clock, in milliseconds since the epoch. */
  readonly $now: ReadableAtom<number>;
  /** Called once with the end when it is reached while this is mounted: in view, or as soon as it comes into view. */
  readonly onEnd?: ((endMs: number) => void) | undefined;
  /** Has the end told out of view too, where more hangs on it than what is seen of this. */
  readonly shouldEndOutOfView?: boolean;
}

const longestTimerMs = 2 ** 31 - 1;

/** Later than the end by this much, so that a timer which fires early does not find a last second left. */
const timerSlackMs = 50;

/** The present, kept up only while the element is on screen: a long list costs no more than what is seen of it. */
function useNowInView($now: ReadableAtom<number>) {
  const [now, setNow] = useState(() => $now.get());
  const refresh = useCallback(() => setNow($now.get()), [$now]);
  const ref = useInView(useCallback(() => $now.subscribe((next) => setNow(next)), [$now]));
  return { now, refresh, ref };
}

/** Runs `tell` once when `ended` turns true; an end that had come before is no news. */
function useEnd(ended: boolean, tell: () => void) {
  const wasAhead = useRef(false);
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (ended && wasAhead.current) latest.current();
    wasAhead.current = !ended;
  }, [ended]);
}

/**
 * What is left until a moment, with the moment itself beside it. Ticks are silent for assistive technology; the end
 * is announced, unless it is to be silent.
 */
export function Countdown({ $now, onEnd, shouldEndOutOfView = false, ...view }: CountdownProps) {
  const { until, endedText, isEndSilent } = view;
  const { now, refresh, ref } = useNowInView($now);
  const end = Date.parse(until ?? '');
  const left = end - now;
  useEffect(() => {
    const wait = end - $now.get() + timerSlackMs;
    if (!(shouldEndOutOfView && wait > 0 && wait <= longestTimerMs)) return;
    const timer = setTimeout(refresh, wait);
    return () => clearTimeout(timer);
  }, [end, $now, refresh, shouldEndOutOfView]);
  useEnd(left <= 0, () => {
    if (!isEndSilent) announce(endedText);
    onEnd?.(end);
  });
  return <CountdownView {...view} ref={ref} remainingMs={left} />;
}
