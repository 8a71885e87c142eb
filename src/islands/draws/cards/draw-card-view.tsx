import type { ReactNode } from 'react';
import {
  asOfText,
  type CardDraw,
  isLongPrize,
  splitCta,
  statusBadge,
  ticketCountText,
} from '../../../lib/draws/draw-card.ts';
import { formatPence } from '../../../lib/format/money.ts';
import { getPath } from '../../../lib/paths.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

interface DrawCardViewProps {
  readonly draw: CardDraw;
  readonly logo: ReactNode;
  readonly countdown: ReactNode;
  readonly ticketCount?: number | undefined;
}

export const drawGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4';

/** Container of a card, whose text size depends on its width. */
export const drawCellClass = '@container/card';

/** Shared with the skeleton, so that nothing moves. */
export const drawCardClass = {
  card: 'card h-full gap-3 border border-card-line bg-base-100 p-4 shadow-card transition-[border-color]',
  head: 'flex flex-wrap items-center gap-x-3 gap-y-2',
  /** The date wraps, so that price and button stay in line with those of other cards. */
  foot: 'mt-auto grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 border-t border-base-300 pt-3.5 @max-[20.4rem]/card:grid-cols-1',
} as const;

/** Contains no hooks, because first-cards.tsx renders it before React loads. */
export function DrawCardView({ draw, logo, countdown, ticketCount = 0 }: DrawCardViewProps) {
  const { tone, label } = statusBadge(draw.status);
  const { prize, before, after } = splitCta(draw);
  return (
    <article
      className={`${drawCardClass.card} hover:border-control has-[a:focus-visible]:outline-base-content`}
    >
      <div className={drawCardClass.head}>
        {logo}
        {prize && (
          <h2 className="line-clamp-3 grow basis-20 text-base/[1.3] font-semibold tracking-normal text-wrap">
            {draw.name}
          </h2>
        )}
        <span className="ms-auto flex self-start">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </div>
      {prize ? (
        <p className={getPrizeClass(prize)} data-slot="prize">
          {prize}
        </p>
      ) : (
        <h2 className={getPrizeClass(draw.name)}>{draw.name}</h2>
      )}
      {draw.description && <p className="line-clamp-2 text-muted">{draw.description}</p>}
      <div className={drawCardClass.foot}>
        <div className="relative">
          {ticketCount > 0 && (
            // On the line above, so that it moves nothing when it arrives.
            <p className="absolute start-0 bottom-[calc(100%+0.125rem)] w-max max-w-[calc(100cqi-2.125rem)] bg-base-100 pe-2 leading-5 font-semibold">
              {ticketCountText(ticketCount)}
            </p>
          )}
          {countdown}
        </div>
        {/* Below the countdown on narrow cards. */}
        <div className="grid max-w-[60cqi] justify-items-end gap-1 @max-[20.4rem]/card:flex @max-[20.4rem]/card:max-w-none @max-[20.4rem]/card:flex-wrap @max-[20.4rem]/card:items-center @max-[20.4rem]/card:justify-between">
          <p className="text-end" data-slot="price">
            <small className="text-base text-muted">{before}</small>
            {draw.ticket_price !== undefined && (
              <span className="text-lg font-bold tabular-nums">{formatPence(draw.ticket_price)}</span>
            )}
            <small className="text-base text-muted">{after}</small>
          </p>
          <PlayLink draw={draw} />
        </div>
      </div>
    </article>
  );
}

const prizeClasses = {
  short: 'text-[min(1.875rem,12.5cqi)]/[1.12] font-[750] tracking-[-0.03em] text-balance',
  /** Smaller, because a long prize at the usual size would push the rest out of view. */
  long: 'text-[min(1.375rem,7.2cqi)]/[1.2] font-[750] tracking-[-0.02em] text-balance',
} as const;

function getPrizeClass(prize: string): string {
  return prizeClasses[isLongPrize(prize) ? 'long' : 'short'];
}

function PlayLink({ draw }: { readonly draw: CardDraw }) {
  const isScheduled = draw.status === 'scheduled';
  return (
    <ButtonLink
      // The link covers the whole card. A transform on press would shrink it to the button.
      className="min-w-26 active:translate-none after:absolute after:inset-0 after:rounded-box"
      variant={isScheduled ? 'secondary' : 'primary'}
      href={getPath('draw', { id: draw.id })}
    >
      <span>{isScheduled ? 'Preview' : 'Play'}</span>
      <span className="sr-only">{` ${draw.name}`}</span>
    </ButtonLink>
  );
}

/** Shows the time of cached data below the count, without moving anything. */
export function AsOfNote({ atText }: { readonly atText: string }) {
  return (
    <small className="absolute end-0 top-full text-base whitespace-nowrap @min-[30rem]/page:top-[calc(50%+0.5rem)]">
      {asOfText(atText)}
    </small>
  );
}
