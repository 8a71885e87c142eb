import { type CardDraw, countdownEndedText, countdownOf } from '../../lib/draw-card.ts';
import { $now } from '../../stores/clock.ts';
import { loadOpenedOrClosed } from '../../stores/draws.ts';
import { Countdown } from '../ui/countdown.tsx';

interface DrawCountdownProps {
  readonly draw: CardDraw;
  readonly size?: 'normal' | 'large';
  /** On the draw's own page the end matters wherever it is scrolled to; of a list's cards, to those in view. */
  readonly isOwnPage?: boolean;
}

/** Counts down to a draw's opening or close; soon after zero the draw is loaded again. */
export function DrawCountdown({ draw, size = 'normal', isOwnPage = false }: DrawCountdownProps) {
  const { label, until } = countdownOf(draw);
  return (
    <Countdown
      until={until}
      $now={$now}
      label={label}
      endedText={countdownEndedText}
      onEnd={loadOpenedOrClosed}
      tellsUnseen={isOwnPage}
      size={size}
    />
  );
}
