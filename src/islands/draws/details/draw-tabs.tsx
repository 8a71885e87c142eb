import { type ComponentType, type RefObject, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draw } from '../../../lib/contract/draws.ts';
import { type DrawTab, drawTabs } from '../../../lib/draws/draw-rules.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';

const OwnTickets = lazyComponent(() =>
  import('./prizes.tsx').then((prizes) => ({ default: prizes.OwnTickets })),
);
const Prizes = lazyComponent(() => import('./prizes.tsx'));

interface DrawTabsProps {
  readonly draw: Draw;
  readonly selected: DrawTab;
  readonly onSelect: (tab: DrawTab) => void;
  readonly ref: RefObject<HTMLElement | null>;
}

/**
 * The member's tickets for the draw, and what can be won with them: below what is seen first. The tabs' order stays as
 * it was when the draw was opened, because nothing may move under a finger.
 */
export function DrawTabs({ draw, selected, onSelect, ref }: DrawTabsProps) {
  const [order] = useState(() => drawTabs(draw));
  const panel = (Part: ComponentType<{ readonly draw: Draw }>) => (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <Part draw={draw} />
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

/** Which of the draw's tabs is shown: what the member chose, until then what matters first. */
export function useDrawTab(draw: Draw) {
  const [chosen, setChosen] = useState<DrawTab>();
  const tabs: RefObject<HTMLElement | null> = useRef(null);
  /** Leads to a tab from elsewhere on the page. */
  const openTab = (tab: DrawTab) => {
    flushSync(() => setChosen(tab));
    tabs.current?.scrollIntoView({ block: 'start' });
    tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true });
  };
  return { ref: tabs, selected: chosen ?? drawTabs(draw)[0], onSelect: setChosen, go: openTab };
}
