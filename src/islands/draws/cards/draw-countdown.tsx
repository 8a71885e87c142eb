import { useEffect, useRef } from 'react';
import { lazyModule } from '../../../lib/browser/lazy-module.ts';
import {
  type CardDraw,
  countdownEndedText,
  drawOpenedText,
  getCountdown,
} from '../../../lib/draws/draw-card.ts';
import { $now } from '../../../stores/app/clock.ts';
import { Countdown } from '../../ui/content/countdown.tsx';
import { announce } from '../../ui/messages/announce.ts';

interface DrawCountdownProps {
  readonly draw: CardDraw;
  readonly size?: 'normal' | 'large';
  /** Handles the end out of view, too. */
  readonly isOwnPage?: boolean;
}

const resultPolling = lazyModule(() => import('../../../stores/draws/result-polling.ts'));

const refreshAfterEnd = (endMs: number) =>
  resultPolling.whenLoaded(({ invalidateAtDrawEnd }) => invalidateAtDrawEnd(endMs));

function useOpeningAnnouncement(status: string): void {
  const previousStatus = useRef(status);
  useEffect(() => {
    if (previousStatus.current === 'scheduled' && status === 'live') announce(drawOpenedText);
    previousStatus.current = status;
  }, [status]);
}

/** Refetches the draw at its opening or close. */
export function DrawCountdown({ draw, size = 'normal', isOwnPage = false }: DrawCountdownProps) {
  const { label, until } = getCountdown(draw);
  useOpeningAnnouncement(draw.status);
  return (
    <Countdown
      until={until}
      $now={$now}
      label={label}
      endedText={countdownEndedText}
      isEndSilent={draw.status === 'scheduled'}
      onEnd={refreshAfterEnd}
      shouldEndOutOfView={isOwnPage}
      size={size}
    />
  );
}
