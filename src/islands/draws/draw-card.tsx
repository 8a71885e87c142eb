import { memo } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { isLongPrize, statusBadge } from '../../lib/draws.ts';
import { formatPence } from '../../lib/money.ts';
import { pathOf } from '../../lib/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DrawCountdown } from './draw-countdown.tsx';
import { DrawLogo } from './draw-logo.tsx';

interface DrawCardProps {
  readonly draw: Draw;
}

/**
 * A draw in the list, its prize first. The whole card leads to the draw. Memoised, so that the next step of a long
 * list renders its own cards alone.
 */
export const DrawCard = memo(function DrawCard({ draw }: DrawCardProps) {
  const { tone, label } = statusBadge(draw.status);
  const prize = draw.price_cta || draw.name;
  return (
    <article className="draw-card">
      <div className="draw-card-head">
        <DrawLogo url={draw.logo_url} />
        {draw.price_cta && <h2 className="draw-card-name clamp-2">{draw.name}</h2>}
        <Badge tone={tone}>{label}</Badge>
      </div>
      {draw.price_cta ? (
        <p className={prizeClass(prize)}>{prize}</p>
      ) : (
        <h2 className={prizeClass(prize)}>{prize}</h2>
      )}
      {draw.description && <p className="draw-card-text clamp-2">{draw.description}</p>}
      <div className="draw-card-foot">
        <DrawCountdown draw={draw} />
        <div className="draw-card-action">
          <p>
            <span className="draw-card-price digits">{formatPence(draw.ticket_price)}</span>{' '}
            <small>each</small>
          </p>
          <PlayLink draw={draw} />
        </div>
      </div>
    </article>
  );
});

function prizeClass(prize: string): string {
  return isLongPrize(prize) ? 'draw-card-prize draw-card-prize-long' : 'draw-card-prize';
}

function PlayLink({ draw }: DrawCardProps) {
  const scheduled = draw.status === 'scheduled';
  return (
    <ButtonLink
      className="draw-card-link"
      variant={scheduled ? 'secondary' : 'primary'}
      href={pathOf('draw', { id: draw.id })}
    >
      {scheduled ? 'Preview' : 'Play'}
      <span className="sr-only"> {draw.name}</span>
    </ButtonLink>
  );
}
