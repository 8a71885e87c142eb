import { useEffect, useState } from 'react';
import { CountdownView } from '../../../../../src/islands/ui/content/countdown-view.tsx';
import { type CardDraw, getCountdown } from '../../../../../src/lib/draws/draw-card.ts';

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
  const texts = getCountdown(draw);
  return <CountdownView {...texts} remainingMs={Date.parse(texts.until ?? '') - now} size={size} />;
}
