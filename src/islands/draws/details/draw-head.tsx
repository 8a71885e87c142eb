import { Suspense } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { isLongPrize, splitCta } from '../../../lib/draws/draw-card.ts';
import { isHolder, isLive } from '../../../lib/draws/draw-rules.ts';
import { statusBadge } from '../../../lib/draws/draw-status.ts';
import { ScreenHeading } from '../../shared/screen-title.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { cardClass } from '../../ui/content/card.ts';
import { Money } from '../../ui/content/money.tsx';
import { DrawCountdown } from '../cards/draw-countdown.tsx';
import { DrawLogo } from '../cards/draw-logo.tsx';
import { DrawResultPanel } from './lazy-parts.tsx';

/** A part of the card: a full row, or beside the logo where the page is wide. */
const partClass = 'min-w-0 grow basis-full @min-[32rem]/about:col-start-2 @min-[32rem]/about:mt-4';

interface DrawHeadProps {
  readonly draw: Draw;
  readonly onSeePrize: () => void;
}

function isDecided({ status, tickets, prizes }: Draw): boolean {
  const hasWinners = prizes.some(({ winners = [] }) => winners.length > 0);
  return status === 'closed' || hasWinners || tickets.some(({ prize_id }) => prize_id !== null);
}

export function DrawHead({ draw, onSeePrize }: DrawHeadProps) {
  const { tone, label } = statusBadge(draw.status);
  const { name } = draw.lottery;
  const hasResult = isDecided(draw);
  const { prize, before, after } = splitCta(draw);
  return (
    <section
      className={`${cardClass.padded} flex flex-row flex-wrap items-center gap-4 @min-[32rem]/about:grid @min-[32rem]/about:grid-cols-[minmax(6rem,22%)_minmax(0,1fr)] @min-[32rem]/about:items-start @min-[32rem]/about:gap-x-7 @min-[32rem]/about:gap-y-0`}
      aria-label={draw.name}
    >
      {(hasResult || isHolder(draw)) && (
        // Reserves the height of the result.
        <div
          className="grid min-h-16 min-w-0 grow basis-full @min-[32rem]/about:col-span-full @min-[32rem]/about:mb-5"
          hidden={!hasResult}
        >
          <Suspense fallback={null}>
            <DrawResultPanel draw={draw} hasResult={hasResult} onSeePrize={onSeePrize} />
          </Suspense>
        </div>
      )}
      <DrawLogo url={draw.logo_url} size="large" />
      <div className="grid min-w-0 grow basis-32 grid-cols-[minmax(0,auto)] justify-start justify-items-start gap-2 @min-[32rem]/about:col-start-2 @min-[32rem]/about:flex @min-[32rem]/about:flex-wrap @min-[32rem]/about:items-start @min-[32rem]/about:justify-between">
        {name && name !== draw.name && <p className="text-sm font-[650] text-secondary-text">{name}</p>}
        <Badge tone={tone}>{label}</Badge>
      </div>
      {/* The sidebar makes the container narrower than the viewport suggests. */}
      <div className={`${partClass} space-y-2 [&>h1]:text-[min(var(--text-xl),8.5cqi)]`}>
        {prize && (
          <p className={prizeClasses[isLongPrize(prize) ? 'long' : 'short']} data-slot="prize">
            {prize}
          </p>
        )}
        {draw.name && <ScreenHeading text={draw.name} />}
        <p className="text-lg">
          <span>{before}</span>
          {draw.ticket_price !== undefined && <Money pence={draw.ticket_price} />}
          <span>{after}</span>
        </p>
        {draw.draw_cta && <p className="text-lg">{draw.draw_cta}</p>}
      </div>
      <div className={partClass}>
        <DrawCountdown draw={draw} size="large" isOwnPage />
      </div>
      {!isLive(draw) && (
        <p className={`${partClass} border-t border-base-300 pt-4 font-[550]`}>{notOnSaleText(draw)}</p>
      )}
    </section>
  );
}

/** Words never wrap. */
const prizeClasses = {
  short: 'text-[min(var(--text-display),13cqi)]/[1.05] font-[750] tracking-[-0.03em] text-balance',
  long: 'text-[min(1.625rem,8cqi)]/[1.2] font-[750] tracking-[-0.02em] text-balance',
} as const;

function notOnSaleText({ status }: Draw): string {
  if (status === 'scheduled') return 'Tickets go on sale when this draw opens.';
  if (status === 'closed') return 'This draw has closed. Tickets are no longer on sale.';
  return 'Tickets for this draw are not on sale.';
}
