import type { RefObject } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import type { DrawTab } from '../../lib/draws.ts';
import { prizesQuery } from '../../stores/draws.ts';
import { TicketGrid } from '../parts/ticket-grid.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useSteps } from '../ui/use-steps.ts';
import { PrizeList } from './prize-list.tsx';

const ticketSteps = { first: 20, step: 60 } as const;

interface DrawTabsProps {
  readonly draw: Draw;
  readonly order: readonly DrawTab[];
  readonly selected: DrawTab;
  readonly onSelect: (tab: DrawTab) => void;
  readonly ref: RefObject<HTMLElement | null>;
}

/** The member's tickets for the draw, and what can be won with them. */
export function DrawTabs({ draw, order, selected, onSelect, ref }: DrawTabsProps) {
  const tabs = {
    tickets: { id: 'tickets', label: 'Tickets', panel: <OwnTickets draw={draw} /> },
    prizes: { id: 'prizes', label: 'Prizes', panel: <Prizes draw={draw} /> },
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

function OwnTickets({ draw: { tickets } }: { readonly draw: Draw }) {
  const { shown, moreRef } = useSteps(tickets.length, ticketSteps);
  if (tickets.length === 0) return <Empty title="You don't have any ticket for this draw" />;
  return (
    <>
      <TicketGrid tickets={tickets.slice(0, shown)} />
      {shown < tickets.length && <div ref={moreRef} />}
    </>
  );
}

function Prizes({ draw }: { readonly draw: Draw }) {
  const own = new Set(draw.tickets.map(({ number }) => number));
  return (
    <Loaded
      query={prizesQuery}
      skeleton={<Skeleton shape="panel" />}
      empty={<Empty mark="draw" title="No prizes have been announced yet" />}
    >
      {(prizes) => <PrizeList prizes={prizes} own={own} />}
    </Loaded>
  );
}
