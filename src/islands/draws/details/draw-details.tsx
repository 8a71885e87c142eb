import { type ComponentType, type RefObject, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draw } from '../../../lib/contract/draws.ts';
import { isLongPrize, splitCta, statusBadge } from '../../../lib/draws/draw-card.ts';
import { type DrawTab, drawTabs, isHolder, isLive, notOnSaleText } from '../../../lib/draws/draw-rules.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { ScreenHeading } from '../../app-shell/header.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { cardClass } from '../../ui/content/surface.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { DrawCountdown } from '../cards/draw-countdown.tsx';
import { DrawLogo } from '../cards/draw-logo.tsx';

/** Loads the parts that the first paint does not need, in one chunk. */
const load = () => import('./prizes.tsx');

const Prizes = lazyComponent(async () => (await load()).Prizes);
const DrawLinks = lazyComponent(async () => (await load()).DrawLinks);
const DrawResultPanel = lazyComponent(async () => (await load()).DrawResultPanel);
const OwnTickets = lazyComponent(async () => (await load()).OwnTickets);

/** Part of the card: a full row, or beside the logo on wide pages. */
const partClass = 'min-w-0 grow basis-full @min-[32rem]/about:col-start-2 @min-[32rem]/about:mt-4';

function isDecided({ status, tickets, prizes }: Draw): boolean {
  const hasWinners = prizes.some(({ winners = [] }) => winners.length > 0);
  return status === 'closed' || hasWinners || tickets.some(({ prize_id }) => prize_id !== null);
}

export function DrawHead({ draw, onSeePrize }: { readonly draw: Draw; readonly onSeePrize: () => void }) {
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
        {name && name !== draw.name && <p className="font-[650] text-secondary-text">{name}</p>}
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

/** Omits unknown facts, and those in the head: the price and the date of the countdown. */
function getFacts(draw: Draw) {
  const { status, start_date: opens, end_date: closes } = draw;
  const { user_ticket_count: held, user_ticket_maximum: maximum } = draw;
  const isScheduled = status === 'scheduled';
  return [
    { term: 'Draw ID', value: draw.id, isVerbatim: true },
    { term: 'Opens', value: !isScheduled && opens && formatDateTime(opens) },
    { term: 'Closes', value: isScheduled && closes && formatDateTime(closes) },
    {
      term: 'Your tickets',
      value: held !== undefined && (maximum === null ? `${held}` : `${held} of ${maximum}`),
    },
  ].filter(({ value }) => value);
}

export function DrawFacts({ draw }: { readonly draw: Draw }) {
  const texts = new Set([draw.description, draw.lottery.description].filter(Boolean));
  return (
    <section className="space-y-4" aria-labelledby="draw-facts">
      <h2 id="draw-facts">About this raffle</h2>
      {[...texts].map((text) => (
        <p key={text} className="max-w-2xl whitespace-pre-line">
          {text}
        </p>
      ))}
      <div className={`${cardClass.padded} space-y-4 @min-[32rem]/about:[&>dl]:grid-cols-[repeat(3,auto)]`}>
        <DefinitionList layout="columns" items={getFacts(draw)} />
        <div className="-mx-2 -mb-2 grid min-h-17 auto-cols-fr grid-flow-col border-base-300 border-t pt-2 @max-[13rem]/about:grid-flow-row @min-[28rem]/about:flex @min-[28rem]/about:min-h-13">
          <Suspense fallback={null}>
            <DrawLinks draw={draw} />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

interface DrawTabsProps extends Omit<ReturnType<typeof useDrawTab>, 'openTab'> {
  readonly draw: Draw;
}

/** Fixes the order on mount, so that no tab moves. */
export function DrawTabs({ draw, selected, onSelect, ref }: DrawTabsProps) {
  const [order] = useState(() => drawTabs(draw));
  const panel = (TabContent: ComponentType<{ readonly draw: Draw }>) => (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <TabContent draw={draw} />
    </Suspense>
  );
  const tabs = {
    tickets: { id: 'tickets', label: 'Tickets', panel: panel(OwnTickets) },
    prizes: { id: 'prizes', label: 'Prizes', panel: panel(Prizes) },
  } as const;
  return (
    <section ref={ref}>
      <Tabs
        label="Tickets and prizes"
        tabs={order.map((tab) => tabs[tab])}
        selected={selected}
        onSelect={onSelect}
      />
    </section>
  );
}

export function useDrawTab(draw: Draw) {
  const [chosen, setChosen] = useState<DrawTab>();
  const ref: RefObject<HTMLElement | null> = useRef(null);
  const openTab = (tab: DrawTab) => {
    flushSync(() => setChosen(tab));
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true });
  };
  return { ref, selected: chosen ?? drawTabs(draw)[0], onSelect: setChosen, openTab };
}
