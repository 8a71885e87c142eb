import { ChevronLeft } from 'lucide';
import { frameClass } from '../../../../../src/islands/app-shell/frame-class.ts';
import { DrawPicture } from '../../../../../src/islands/draws/cards/draw-picture.tsx';
import { headerTitleClass } from '../../../../../src/islands/shared/screen-title.tsx';
import { Badge } from '../../../../../src/islands/ui/content/badge.tsx';
import { iconButtonClass } from '../../../../../src/islands/ui/controls/button-link.tsx';
import { Icon } from '../../../../../src/islands/ui/icons/icon.tsx';
import { pageClass } from '../../../../../src/islands/ui/page.tsx';
import { type CardDraw, isLongPrize, splitCta } from '../../../../../src/lib/draws/draw-card.ts';
import { statusBadge } from '../../../../../src/lib/draws/draw-status.ts';
import { formatPence } from '../../../../../src/lib/format/money.ts';
import { Countdown } from './countdown.tsx';

interface OpenedProps {
  readonly draw: CardDraw;
  readonly onBack: () => void;
}

/** Shows the list's fields, as the site does. */
export function DrawDetail({ draw, onBack }: OpenedProps) {
  return (
    <div className={frameClass.main}>
      <header className={frameClass.header}>
        <button type="button" className={iconButtonClass} aria-label="Back" onClick={onBack}>
          <Icon of={ChevronLeft} size={24} />
        </button>
        <p className={headerTitleClass}>Raffle</p>
      </header>
      <main>
        <div className={pageClass.page}>
          <div className="draw-about">
            <Hero draw={draw} />
            <p className="draw-text">{draw.description}</p>
          </div>
        </div>
      </main>
    </div>
  );
}

function Hero({ draw }: { readonly draw: CardDraw }) {
  const { tone, label } = statusBadge(draw.status);
  const { prize, before, after } = splitCta(draw);
  return (
    <section className="card draw-hero" aria-label={draw.name}>
      <DrawPicture url={draw.logo_url} size="large" />
      <div className="draw-hero-top">
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="flow-small">
        {prize && <p className={isLongPrize(prize) ? 'display draw-prize-long' : 'display'}>{prize}</p>}
        <h1>{draw.name}</h1>
        <p className="draw-cta">
          {before}
          {formatPence(draw.ticket_price ?? 0)}
          {after}
        </p>
      </div>
      <Countdown draw={draw} size="large" />
    </section>
  );
}
