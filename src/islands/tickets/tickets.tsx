import { useStore } from '@nanostores/react';
import { memo, Suspense, useId, useMemo, useState } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { getPath } from '../../lib/paths.ts';
import type { ResolvedGroup } from '../../lib/tickets/resolved-groups.ts';
import {
  closingText,
  countText,
  firstTickets,
  groupByDraw,
  type TicketGroup,
} from '../../lib/tickets/ticket-groups.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { allDrawsQuery } from '../../stores/draws/draw-lists.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';
import { DrawLink } from '../shared/links.tsx';
import { BalanceLink } from '../shared/member-links.tsx';
import { TicketGrid, ticketClass, ticketGroupClass, ticketToolsClass } from '../shared/ticket-grid.tsx';
import type { OutcomeBadges } from '../shared/ticket-outcome.tsx';
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
            action={<ButtonLink href={getPath('draws')}>See all raffles</ButtonLink>}
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

/** `unlisted`: the list of draws is loading; `open`: the draw has not closed; `failed`: its details did not load. */
export type CheckState = 'unlisted' | 'open' | 'known' | 'unchecked' | 'failed';

export interface TicketView {
  readonly groups: readonly ResolvedGroup[];
  readonly checks: ReadonlyMap<string, CheckState>;
  readonly badges: ReadonlyMap<TicketGroup, OutcomeBadges>;
}

interface DrawTicketsProps {
  readonly group: TicketGroup | ResolvedGroup;
  readonly tickets: readonly Ticket[];
  readonly check: CheckState | undefined;
  readonly badges: OutcomeBadges | undefined;
  /** Undefined if the list of draws does not contain it. */
  readonly draw: Draw | undefined;
  readonly isWhole: boolean;
}

/** Memoised, so that the details of one draw do not render the others. */
const DrawTickets = memo(function DrawTickets(props: DrawTicketsProps) {
  const { group, tickets, check, badges, draw, isWhole } = props;
  const id = useId();
  const { drawId, drawName } = group;
  const count = group.tickets.length;
  const resolved = 'outcomes' in group ? group : undefined;
  const closing = (
    // Reserves a line, because the draws load later.
    <p className="min-h-6" data-slot="draw-closing">
      {draw && closingText(draw, nowMs())}
    </p>
  );
  const plainLines = (
    <div className={ticketGroupClass.row}>
      <div className={ticketGroupClass.lines}>
        <p>{countText(count, resolved?.totalCount ?? count, isWhole)}</p>
        {closing}
      </div>
    </div>
  );
  return (
    <section className="space-y-2" aria-labelledby={id}>
      <div>
        <h2 id={id} className="max-w-full text-[min(var(--text-lg),8vw)] wrap-anywhere">
          {drawId ? <DrawLink id={drawId}>{drawName}</DrawLink> : drawName}
        </h2>
        {resolved && check ? (
          <Suspense fallback={plainLines}>
            <GroupTools group={resolved} check={check} endDate={draw?.end_date} isWhole={isWhole}>
              {closing}
            </GroupTools>
          </Suspense>
        ) : (
          plainLines
        )}
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
              badges={view?.badges.get(groups[index] ?? group)}
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
