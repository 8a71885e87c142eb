import { type ComponentType, type RefObject, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draw } from '../../../lib/contract/draws.ts';
import { type DrawTab, drawTabs } from '../../../lib/draws/draw-rules.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { OwnTickets, Prizes } from './lazy-parts.tsx';

interface DrawTabsProps {
  readonly draw: Draw;
  readonly selected: DrawTab;
  readonly onSelect: (tab: DrawTab) => void;
  readonly ref: RefObject<HTMLElement | null>;
}

/** The order is fixed on mount, so that no tab moves. */
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
