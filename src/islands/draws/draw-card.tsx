import { memo } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { statusBadge } from '../../lib/draws.ts';
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
  return (
    <article className="draw-card">
      <div className="draw-card-head">
        <DrawLogo url={draw.logo_url} />
        <Badge tone={tone}>{label}</Badge>
      </div>
      {draw.price_cta && <p className="draw-card-prize">{draw.price_cta}</p>}
      <div>
        <h2 className="draw-card-name">{draw.name}</h2>
        {draw.description && <p className="draw-card-text clamp-2">{draw.description}</p>}
      </div>
      <div className="draw-card-foot">
        <p>
          <span className="countdown-label">Ticket</span>
          <span className="draw-card-price digits">{formatPence(draw.ticket_price)}</span>
        </p>
        <DrawCountdown draw={draw} />
      </div>
      <PlayLink draw={draw} />
    </article>
  );
});

function PlayLink({ draw }: DrawCardProps) {
  const scheduled = draw.status === 'scheduled';
  return (
    <ButtonLink
      className="draw-card-link"
      variant={scheduled ? 'secondary' : 'primary'}
      href={pathOf('draw', { id: draw.id })}
      block
    >
      {scheduled ? 'Preview' : 'Play'}
      <span className="sr-only"> {draw.name}</span>
    </ButtonLink>
  );
}
