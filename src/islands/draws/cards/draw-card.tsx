import { memo } from 'react';
import type { CardDraw } from '../../../lib/draws/draw-card.ts';
import { DrawCardView } from './draw-card-view.tsx';
import { DrawCountdown } from './draw-countdown.tsx';
import { DrawLogo } from './draw-logo.tsx';

/** A draw in the list. Memoised, so that the next step of a long list renders its own cards alone. */
export const DrawCard = memo(function DrawCard({ draw }: { readonly draw: CardDraw }) {
  return (
    <DrawCardView
      draw={draw}
      logo={<DrawLogo url={draw.logo_url} />}
      countdown={<DrawCountdown draw={draw} />}
    />
  );
});
