import { useStore } from '@nanostores/react';
import { memo, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { statusBadge } from '../../lib/draws/draw-card.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import { getPath } from '../../lib/paths.ts';
import type { ResolvedGroup } from '../../lib/tickets/resolved-groups.ts';
import { firstTickets, groupByDraw, type TicketGroup } from '../../lib/tickets/ticket-groups.ts';
import type { TicketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { allDrawsQuery } from '../../stores/draws/draw-lists.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';
import { DrawLink } from '../shared/links.tsx';
import { BalanceLink } from '../shared/member-links.tsx';
import { TicketGrid, ticketClass, ticketToolsClass } from '../shared/ticket-grid.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { ShowMore } from '../ui/loading/show-more.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';

export default function Tickets() {
  return (
    <Page>
      <BalanceLink beside="heading" />
      <Loaded
        query={ticketsQuery}
        skeleton={<TicketsSkeleton />}
        empty={
          <Empty
            title="You haven't bought any ticket yet."
            action={<ButtonLink href={getPath('draws')}>See the raffles</ButtonLink>}
          />
        }
      >
        {(list) => <TicketsByDraw list={list} />}
      </Loaded>
    </Page>
  );
}

function TicketsSkeleton() {
  return (
    <div className={ticketClass.grid}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <div key={key} className={ticketClass.ticket} aria-hidden="true">
          <div className={`${ticketClass.stub} bg-base-200`}>
            <Skeleton shape="badge" />
          </div>
          <div className={`${ticketClass.body} space-y-2`}>
            <Skeleton shape="badge" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** `unlisted`: draws load; `open`: before the close; `failed`: no details. */
export type CheckState = 'unlisted' | 'open' | 'known' | 'unchecked' | 'failed';

export interface TicketView {
  readonly groups: readonly ResolvedGroup[];
  readonly checks: ReadonlyMap<string, CheckState>;
  readonly badges: Readonly<Record<TicketOutcome, ReactNode>>;
}

interface DrawTicketsProps {
  readonly group: TicketGroup | ResolvedGroup;
  readonly tickets: readonly Ticket[];
  readonly check: CheckState | undefined;
  readonly badges: TicketView['badges'] | undefined;
  /** Undefined for an unlisted draw. */
  readonly draw: Draw | undefined;
  readonly isWhole: boolean;
}

/** `'3 tickets'` or `'1 of 3 tickets'`. */
function countText(count: number, total: number): string {
  const totalText = total === 1 ? '1 ticket' : `${total} tickets`;
  return count === total ? totalText : `${count} of ${totalText}`;
}

/** Memoised: details of one draw do not render the others. */
const DrawTickets = memo(function DrawTickets(props: DrawTicketsProps) {
  const { group, tickets, check, badges, draw, isWhole } = props;
  const id = useId();
  const { drawId, drawName } = group;
  const count = group.tickets.length;
  const resolved = 'outcomes' in group ? group : undefined;
  const badge = draw && statusBadge(draw.status);
  return (
    <section className="space-y-2" aria-labelledby={id}>
      <div className="items-start gap-x-6 @min-[46rem]/page:flex @min-[46rem]/page:pb-1">
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 @min-[46rem]/page:justify-start">
          <h2 id={id} className="max-w-full text-[min(var(--text-lg),8vw)] wrap-anywhere">
            {drawId ? <DrawLink id={drawId}>{drawName}</DrawLink> : drawName}
          </h2>
          <p className="text-muted tabular-nums">
            {`${countText(count, resolved?.totalCount ?? count)}${isWhole ? '' : ' so far'}`}
          </p>
          {/* Reserves a line for the draws, which load later. */}
          <p
            className="flex min-h-6.5 w-full flex-wrap items-center gap-x-2.5 text-muted tabular-nums"
            data-slot="draw-facts"
          >
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
            {badge && <span className="sr-only">, </span>}
            {draw?.end_date && <span>{`Close Date ${formatDay(draw.end_date)}`}</span>}
          </p>
        </div>
        <div className="min-h-11 print:min-h-0 @min-[46rem]/page:w-96 @min-[46rem]/page:flex-none">
          {resolved && check && (
            <Suspense>
              <GroupTools group={resolved} check={check} endDate={draw?.end_date} />
            </Suspense>
          )}
        </div>
      </div>
      <TicketGrid tickets={tickets} getOutcome={(ticket) => resolved?.outcomes.get(ticket)} badges={badges} />
    </section>
  );
});

function TicketsByDraw({ list }: { readonly list: List<Ticket> }) {
  const allGroups = useMemo(() => groupByDraw(list.entries), [list.entries]);
  const [view, setView] = useState<TicketView>();
  const groups: readonly TicketGroup[] = view?.groups ?? allGroups;
  const count = groups.reduce((sum, { tickets }) => sum + tickets.length, 0);
  const draws = getFreshData(useStore(allDrawsQuery.$state));
  const drawsById = useMemo(() => new Map(draws?.entries.map((draw) => [draw.id, draw])), [draws]);
  const isWhole = isComplete(list);
  const { progress } = useAllPages(
    allDrawsQuery,
    allGroups.some(({ drawId }) => drawId && !drawsById.has(drawId)),
  );
  return (
    <div className="space-y-8">
      <Suspense fallback={<div className={ticketToolsClass} />}>
        <TicketTools groups={allGroups} isComplete={isWhole} onView={setView} />
      </Suspense>
      <PagesProgress progress={progress} />
      <ShowMore
        name="tickets"
        count={count}
        total={isWhole ? count : undefined}
        pages={{ query: ticketsQuery, list }}
        className="space-y-8"
      >
        {(visibleCount) =>
          firstTickets(groups, visibleCount).map((group, index) => (
            <DrawTickets
              key={group.drawId || group.drawName}
              group={groups[index] ?? group}
              tickets={group.tickets}
              check={view?.checks.get(group.drawId)}
              badges={view?.badges}
              draw={drawsById.get(group.drawId)}
              isWhole={isWhole}
            />
          ))
        }
      </ShowMore>
    </div>
  );
}

const load = () => import('./ticket-tools.tsx');

const GroupTools = lazyComponent(async () => (await load()).GroupTools);
const TicketTools = lazyComponent(async () => (await load()).TicketTools);
