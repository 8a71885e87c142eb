import { useEffect, useRef, useState } from 'react';
import { type CardDraw, drawOpenedText, getCountdown } from '../../../lib/draws/draw-card.ts';
import { $now, nowMs } from '../../../stores/app/clock.ts';
import { invalidateAtDrawEnd, startStatusPolling } from '../../../stores/draws/draws.ts';
import { Countdown } from '../../ui/content/countdown.tsx';
import { announce } from '../../ui/messages/announce.ts';

interface DrawCountdownProps {
  readonly draw: CardDraw;
  readonly size?: 'normal' | 'large';
  /** Handles the end of the countdown out of view, too. */
  readonly isOwnPage?: boolean;
}

/** Polls while the API opens a draw late, because its clock or its scheduler is behind. */
function useOpeningPoll({ status, start_date }: CardDraw) {
  const startMs = status === 'scheduled' ? Date.parse(start_date ?? '') : Number.NaN;
  const [isDue, setDue] = useState(startMs <= nowMs());
  useEffect(
    () => (isDue && !Number.isNaN(startMs) ? startStatusPolling(startMs) : undefined),
    [isDue, startMs],
  );
  return () => setDue(true);
}

/** Refetches the draw at its opening or close. */
export function DrawCountdown({ draw, size = 'normal', isOwnPage = false }: DrawCountdownProps) {
  const { status } = draw;
  const previousStatus = useRef(status);
  useEffect(() => {
    if (previousStatus.current === 'scheduled' && status === 'live') announce(drawOpenedText);
    previousStatus.current = status;
  }, [status]);
  const startPoll = useOpeningPoll(draw);
  const handleEnd = (endMs: number) => {
    invalidateAtDrawEnd(endMs);
    startPoll();
  };
  return (
    <Countdown
      {...getCountdown(draw)}
      $now={$now}
      isEndSilent={status === 'scheduled'}
      onEnd={handleEnd}
      shouldEndOutOfView={isOwnPage}
      size={size}
    />
  );
}
