import type { ReadableAtom } from 'nanostores';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInView } from '../loading/use-in-view.ts';
import { announce } from '../messages/announce.ts';
import { CountdownView, type CountdownViewProps, writeRemaining } from './countdown-view.tsx';

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

/** Ticks in view, without React, which renders the start and the end. Announces the end, but no ticks. */
export function Countdown(props: CountdownProps) {
  const { $now, isEndSilent = false, onEnd, shouldEndOutOfView = false, ...view } = props;
  const { until, ended } = view;
  const endMs = Date.parse(until ?? '');
  const [now, setNow] = useState(() => $now.get());
  const hasEnded = endMs <= now;
  const handleEnter = useCallback(
    (countdown: Element) =>
      $now.subscribe((next) => {
        if (endMs <= next !== hasEnded) setNow(next);
        else writeRemaining(countdown, endMs - next);
      }),
    [$now, endMs, hasEnded],
  );
  useEffect(() => {
    const delayMs = endMs - $now.get() + timerSlackMs;
    if (!(shouldEndOutOfView && delayMs > 0 && delayMs <= longestTimerMs)) return;
    const timer = setTimeout(() => setNow($now.get()), delayMs);
    return () => clearTimeout(timer);
  }, [endMs, $now, shouldEndOutOfView]);
  const wasRunning = useRef(false);
  const handleEnd = useEffectEvent(() => {
    if (!isEndSilent) announce(ended.text);
    onEnd?.(endMs);
  });
  useEffect(() => {
    if (hasEnded && wasRunning.current) handleEnd();
    wasRunning.current = !hasEnded;
  }, [hasEnded]);
  return <CountdownView {...view} ref={useInView(handleEnter)} remainingMs={endMs - $now.get()} />;
}
