import type { ReadableAtom } from 'nanostores';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../loading/use-in-view.ts';
import { announce } from '../messages/announce.ts';
import { CountdownView, type CountdownViewProps } from './countdown-view.tsx';

interface CountdownProps extends Omit<CountdownViewProps, 'remainingMs' | 'ref'> {
  /** In ms since the epoch. */
  readonly $now: ReadableAtom<number>;
  /** True if another component announces the end. */
  readonly isEndSilent?: boolean;
  /** Called once, in view or on the next view. */
  readonly onEnd?: ((endMs: number) => void) | undefined;
  /** Announces the end and calls `onEnd` out of view, too. */
  readonly shouldEndOutOfView?: boolean;
}

const longestTimerMs = 2 ** 31 - 1;

/** An early timer would leave the last second on the screen. */
const timerSlackMs = 50;

/** Updates only while the element is in view. */
function useNowInView($now: ReadableAtom<number>) {
  const [now, setNow] = useState(() => $now.get());
  const refresh = useCallback(() => setNow($now.get()), [$now]);
  const ref = useInView(useCallback(() => $now.subscribe((next) => setNow(next)), [$now]));
  return { now, refresh, ref };
}

function useEnd(hasEnded: boolean, handleEnd: () => void) {
  const wasRunning = useRef(false);
  const latest = useRef(handleEnd);
  latest.current = handleEnd;
  useEffect(() => {
    if (hasEnded && wasRunning.current) latest.current();
    wasRunning.current = !hasEnded;
  }, [hasEnded]);
}

/** Announces the end, but no ticks. */
export function Countdown(props: CountdownProps) {
  const { $now, isEndSilent = false, onEnd, shouldEndOutOfView = false, ...view } = props;
  const { until, ended } = view;
  const { now, refresh, ref } = useNowInView($now);
  const endMs = Date.parse(until ?? '');
  const remainingMs = endMs - now;
  useEffect(() => {
    const delayMs = endMs - $now.get() + timerSlackMs;
    if (!(shouldEndOutOfView && delayMs > 0 && delayMs <= longestTimerMs)) return;
    const timer = setTimeout(refresh, delayMs);
    return () => clearTimeout(timer);
  }, [endMs, $now, refresh, shouldEndOutOfView]);
  useEnd(remainingMs <= 0, () => {
    if (!isEndSilent) announce(ended.text);
    onEnd?.(endMs);
  });
  return <CountdownView {...view} ref={ref} remainingMs={remainingMs} />;
}
