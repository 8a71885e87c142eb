import { Suspense } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { isLongPrize, priceSuffix, splitCta } from '../../../lib/draws/draw-card.ts';
import { isHolder, isLive } from '../../../lib/draws/draw-rules.ts';
import { statusBadge } from '../../../lib/draws/draw-status.ts';
import { ScreenHeading } from '../../shared/screen-title.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { cardClass } from '../../ui/content/card.ts';
import { Money } from '../../ui/content/money.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { DrawCountdown } from '../cards/draw-countdown.tsx';
import { DrawLogo } from '../cards/draw-logo.tsx';

const DrawResultPanel = lazyComponent(() =>
  import('./prizes.tsx').then((prizes) => ({ default: prizes.DrawResultPanel })),
);

interface DrawHeadProps {
  readonly draw: Draw;
  readonly onSeePrize: () => void;
}

function isDecided({ status, tickets, prizes }: Draw): boolean {
  const hasWinners = prizes.some(({ winners }) => winners.length > 0);
  return status === 'closed' || hasWinners || tickets.some(({ prize_id }) => prize_id !== null);
}

export function DrawHead({ draw, onSeePrize }: DrawHeadProps) {
  const { tone, label } = statusBadge(draw.status);
  const { name } = draw.lottery;
  const hasResult = isDecided(draw);
  const { prize, price } = splitCta(draw);
  return (
    <section className={`${cardClass.padded} draw-hero`} aria-label={draw.name}>
      {(hasResult || isHolder(draw)) && (
        <div className="draw-answer-place" hidden={!hasResult}>
          <Suspense fallback={null}>
            <DrawResultPanel draw={draw} hasResult={hasResult} onSeePrize={onSeePrize} />
          </Suspense>
        </div>
      )}
      <DrawLogo url={draw.logo_url} size="large" />
      <div className="draw-hero-top">
        {name && name !== draw.name && <p className="draw-lottery">{name}</p>}
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="space-y-2">
        {prize && <p className={prizeClass(prize)}>{prize}</p>}
        {draw.name && <ScreenHeading text={draw.name} />}
        <p className="draw-cta">
          <Money pence={draw.ticket_price} /> {priceSuffix(price)}
        </p>
        {draw.draw_cta && <p className="draw-cta">{draw.draw_cta}</p>}
      </div>
      <DrawCountdown draw={draw} size="large" isOwnPage />
      {!isLive(draw) && <p className="draw-not-on-sale">{notOnSaleText(draw)}</p>}
    </section>
  );
}

function prizeClass(prize: string): string {
  return isLongPrize(prize) ? 'display draw-prize-long' : 'display';
}

function notOnSaleText({ status }: Draw): string {
  if (status === 'scheduled') return 'Tickets go on sale when this draw opens.';
  if (status === 'closed') return 'This draw has closed. Tickets are no longer on sale.';
  return 'Tickets for this draw are not on sale.';
}
