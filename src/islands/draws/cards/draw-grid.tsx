import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { getSetSize, type List } from '../../../lib/data/list.ts';
import { type CardDraw, firstCardCounts } from '../../../lib/draws/draw-card.ts';
import { $isDesktop } from '../../../stores/app/desktop-layout.ts';
import { drawsQuery } from '../../../stores/draws/draws.ts';
import { $ticketCounts } from '../../../stores/draws/own-draws.ts';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { getPositionProps, useVirtualList } from '../../ui/loading/virtual-list.ts';
import { DrawCardView, drawCellClass, drawGridClass } from './draw-card-view.tsx';
import { DrawCountdown } from './draw-countdown.tsx';
import { DrawLogo } from './draw-logo.tsx';

/** Memoised: the virtual list renders new cards only. */
const DrawCard = memo(function DrawCard({ draw }: { readonly draw: CardDraw }) {
  return (
    <DrawCardView
      draw={draw}
      logo={<DrawLogo url={draw.logo_url} />}
      ticketCount={useStore($ticketCounts).get(draw.id)}
      countdown={<DrawCountdown draw={draw} />}
    />
  );
});

/** Twelve is a multiple of every column count. */
const steps = { step: 12, maxRendered: 96 } as const;

export function DrawGrid({ list }: { readonly list: List<Draw> }) {
  const draws = list.entries;
  const isDesktop = useStore($isDesktop);
  const { from, to, listRef, sentinelRef } = useVirtualList(draws.length, {
    initialCount: firstCardCounts[isDesktop ? 'desktop' : 'phone'],
    ...steps,
  });
  return (
    <>
      <div ref={listRef} className="long-list">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
        <ul className={drawGridClass} role="list">
          {draws.slice(from, to).map((draw, index) => (
            <li key={draw.id} className={drawCellClass} {...getPositionProps(getSetSize(list), from + index)}>
              <DrawCard draw={draw} />
            </li>
          ))}
        </ul>
      </div>
      <ListEnd query={drawsQuery} list={list} sentinelRef={sentinelRef} />
    </>
  );
}
