import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draw } from '../../../lib/contract/draws.ts';
import { type DrawTab, drawTabs } from '../../../lib/draws/draw-rules.ts';

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
