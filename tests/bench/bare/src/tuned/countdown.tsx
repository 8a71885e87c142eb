import { useEffect, useState } from 'react';
import { CountdownView } from '../../../../../src/islands/ui/content/countdown-view.tsx';
import { type CardDraw, countdownEndedText, getCountdown } from '../../../../../src/lib/draws/draw-card.ts';

interface CountdownProps {
  readonly draw: CardDraw;
  readonly size?: 'large';
}

export function Countdown({ draw, size }: CountdownProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const { label, until } = getCountdown(draw);
  const left = Date.parse(until ?? '') - now;
  return (
    <CountdownView
      until={until}
      remainingMs={left}
      label={label}
      endedText={countdownEndedText}
      size={size}
    />
  );
}
