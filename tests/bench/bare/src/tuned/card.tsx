import { memo } from 'react';
import { DrawPicture } from '../../../../../src/islands/draws/cards/draw-picture.tsx';
import { Badge } from '../../../../../src/islands/ui/content/badge.tsx';
import { type CardDraw, isLongPrize, splitCta } from '../../../../../src/lib/draws/draw-card.ts';
import { statusBadge } from '../../../../../src/lib/draws/draw-status.ts';
import { formatPence } from '../../../../../src/lib/format/money.ts';
import { Countdown } from './countdown.tsx';

interface CardProps {
  readonly draw: CardDraw;
  readonly onOpen: (draw: CardDraw) => void;
}

/** The site's card (draw-card-view.tsx) without its route table. */
export const Card = memo(function Card({ draw, onOpen }: CardProps) {
  const { tone, label } = statusBadge(draw.status);
  const { prize, before, after } = splitCta(draw);
  return (
    <article className="draw-card">
      <div className="draw-card-head">
        <DrawPicture url={draw.logo_url} />
        {prize && <h2 className="draw-card-name clamp-2">{draw.name}</h2>}
        <Badge tone={tone}>{label}</Badge>
      </div>
      {prize ? (
        <p className={prizeClass(prize)}>{prize}</p>
      ) : (
        <h2 className={prizeClass(draw.name)}>{draw.name}</h2>
      )}
      {draw.description && <p className="draw-card-text clamp-2">{draw.description}</p>}
      <div className="draw-card-foot">
        <Countdown draw={draw} />
        <div className="draw-card-action">
          <p>
            <small>{before}</small>
            <span className="draw-card-price digits">{formatPence(draw.ticket_price ?? 0)}</span>
            <small>{after}</small>
          </p>
          <PlayLink draw={draw} onOpen={onOpen} />
        </div>
      </div>
    </article>
  );
});

function prizeClass(prize: string): string {
  return isLongPrize(prize) ? 'draw-card-prize draw-card-prize-long' : 'draw-card-prize';
}

function PlayLink({ draw, onOpen }: CardProps) {
  const isScheduled = draw.status === 'scheduled';
  return (
    <a
      className={`btn ${isScheduled ? 'btn-secondary' : 'btn-primary'} draw-card-link`}
      href={`/raffles/${draw.id}`}
      onClick={(event) => {
        event.preventDefault();
        onOpen(draw);
      }}
    >
      {isScheduled ? 'Preview' : 'Play'}
      <span className="sr-only"> {draw.name}</span>
    </a>
  );
}
