import { type CardDraw, countdownEndedText, countdownOf } from '../../lib/draw-card.ts';
import { $now } from '../../stores/clock.ts';
import { loadOpenedOrClosed } from '../../stores/draws.ts';
import { Countdown } from '../ui/countdown.tsx';

interface DrawCountdownProps {
  readonly draw: CardDraw;
  readonly size?: 'normal' | 'large';
}

/** Counts down to a draw's opening or close; at zero the draw is loaded again. */
export function DrawCountdown({ draw, size = 'normal' }: DrawCountdownProps) {
  const { label, until } = countdownOf(draw);
  return (
    <Countdown
      until={until}
      $now={$now}
      label={label}
      endedText={countdownEndedText}
      onEnd={loadOpenedOrClosed}
      size={size}
    />
  );
}
