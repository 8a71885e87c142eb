import type { Draw } from '../../lib/contract/draws.ts';
import { countdownEndedText, countdownOf } from '../../lib/draws.ts';
import { $now } from '../../stores/clock.ts';
import { loadOpenedOrClosed } from '../../stores/draws.ts';
import { Countdown } from '../ui/countdown.tsx';

interface DrawCountdownProps {
  readonly draw: Draw;
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
