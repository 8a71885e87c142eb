import { useEffect, useRef } from 'react';
import {
  type CardDraw,
  countdownEndedText,
  countdownOf,
  drawOpenedText,
} from '../../../lib/draws/draw-card.ts';
import { $now } from '../../../stores/app/clock.ts';
import { Countdown } from '../../ui/content/countdown.tsx';
import { announce } from '../../ui/messages/announce.ts';

interface DrawCountdownProps {
  readonly draw: CardDraw;
  readonly size?: 'normal' | 'large';
  /** On the draw's own page the end matters wherever it is scrolled to; of a list's cards, to those in view. */
  readonly isOwnPage?: boolean;
}

/** Whoever cannot load even this has nothing newer to load either. */
function refreshAfterEnd(endMs: number): void {
  import('../../../stores/draws/result-polling.ts').then(
    ({ invalidateAtDrawEnd }) => invalidateAtDrawEnd(endMs),
    () => {},
  );
}

/** Says that the draw has opened, once the API says so. */
function useOpeningAnnouncement(status: string): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'scheduled' && status === 'live') announce(drawOpenedText);
    before.current = status;
  }, [status]);
}

/** Counts down to a draw's opening or close; soon after zero the draw is loaded again. An opening is not told as an end. */
export function DrawCountdown({ draw, size = 'normal', isOwnPage = false }: DrawCountdownProps) {
  const { label, until } = countdownOf(draw);
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
