import { useStore } from '@nanostores/react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { getSetSize, type List } from '../../../lib/data/list.ts';
import { firstCardCounts } from '../../../lib/draws/draw-card.ts';
import { $isDesktop } from '../../../stores/app/desktop-layout.ts';
import { drawsQuery } from '../../../stores/draws/draws.ts';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { getPositionProps, useVirtualList } from '../../ui/loading/virtual-list.ts';
import { DrawCard } from './draw-card.tsx';

/** Twelve are whole rows, in however many columns. */
const steps = { step: 12, most: 96 } as const;

/** Draw cards, those around what is seen of the page. */
export function DrawGrid({ list }: { readonly list: List<Draw> }) {
  const draws = list.entries;
  const isDesktop = useStore($isDesktop);
  const { from, to, listRef, sentinelRef } = useVirtualList(draws.length, {
    first: firstCardCounts[isDesktop ? 'desktop' : 'phone'],
    ...steps,
  });
  return (
    <>
      <div ref={listRef} className="long-list">
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari. */}
        <ul className="card-grid" role="list">
          {draws.slice(from, to).map((draw, index) => (
            <li
              key={draw.id}
              className="draw-grid-cell"
              {...getPositionProps(getSetSize(list), from + index)}
            >
              <DrawCard draw={draw} />
            </li>
          ))}
        </ul>
      </div>
      <ListEnd query={drawsQuery} list={list} sentinelRef={sentinelRef} />
    </>
  );
}
