import { useStore } from '@nanostores/react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { type List, setSizeOf } from '../../../lib/data/list.ts';
import { firstCards } from '../../../lib/draws/draw-card.ts';
import { $isDesktop } from '../../../stores/app/desktop-layout.ts';
import { drawsQuery } from '../../../stores/draws/draws.ts';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { placeAmong, useSteps } from '../../ui/loading/virtual-list.ts';
import { DrawCard } from './draw-card.tsx';

/** Twelve are whole rows, in however many columns. */
const steps = { step: 12, most: 96 } as const;

/** Draw cards, those around what is seen of the page. */
export function DrawGrid({ list }: { readonly list: List<Draw> }) {
  const draws = list.entries;
  const isDesktop = useStore($isDesktop);
  const { from, to, boxRef, moreRef } = useSteps(draws.length, {
    first: firstCards[isDesktop ? 'desktop' : 'phone'],
    ...steps,
  });
  return (
    <>
      <div ref={boxRef} className="long-list">
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari. */}
        <ul className="card-grid" role="list">
          {draws.slice(from, to).map((draw, index) => (
            <li key={draw.id} className="draw-grid-cell" {...placeAmong(setSizeOf(list), from + index)}>
              <DrawCard draw={draw} />
            </li>
          ))}
        </ul>
      </div>
      <ListEnd query={drawsQuery} list={list} moreRef={moreRef} />
    </>
  );
}
