import type { ReactNode } from 'react';
import { type CardDraw, isLongPrize, priceSuffix, splitCta } from '../../../lib/draws/draw-card.ts';
import { statusBadge } from '../../../lib/draws/draw-status.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { getPath } from '../../../lib/paths.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

interface DrawCardViewProps {
  readonly draw: CardDraw;
  readonly logo: ReactNode;
  readonly countdown: ReactNode;
}

/** Contains no hooks, because first-cards.tsx renders it before React loads. */
export function DrawCardView({ draw, logo, countdown }: DrawCardViewProps) {
  const { tone, label } = statusBadge(draw.status);
  const { prize, price } = splitCta(draw);
  return (
    <article className="draw-card">
      <div className="draw-card-head">
        {logo}
        {prize && <h2 className="draw-card-name line-clamp-2">{draw.name}</h2>}
        <Badge tone={tone}>{label}</Badge>
      </div>
      {prize ? (
        <p className={prizeClass(prize)}>{prize}</p>
      ) : (
        <h2 className={prizeClass(draw.name)}>{draw.name}</h2>
      )}
      {draw.description && <p className="draw-card-text line-clamp-2">{draw.description}</p>}
      <div className="draw-card-foot">
        {countdown}
        <div className="draw-card-action">
          <p>
            <span className="draw-card-price tabular-nums">{formatPence(draw.ticket_price)}</span>{' '}
            <small>{priceSuffix(price)}</small>
          </p>
          <PlayLink draw={draw} />
        </div>
      </div>
    </article>
  );
}

function prizeClass(prize: string): string {
  return isLongPrize(prize) ? 'draw-card-prize draw-card-prize-long' : 'draw-card-prize';
}

function PlayLink({ draw }: { readonly draw: CardDraw }) {
  const isScheduled = draw.status === 'scheduled';
  return (
    <ButtonLink
      className="draw-card-link"
      variant={isScheduled ? 'secondary' : 'primary'}
      href={getPath('draw', { id: draw.id })}
    >
      {isScheduled ? 'Preview' : 'Play'}
      <span className="sr-only"> {draw.name}</span>
    </ButtonLink>
  );
}
