import { useStore } from '@nanostores/react';
import type { Draw } from '../../../../lib/contract/draws.ts';
import { type List, setSizeOf } from '../../../../lib/data/list.ts';
import { firstCards } from '../../../../lib/raffles/draw-card.ts';
import { $isDesktop } from '../../../../stores/app/viewport.ts';
import { drawsQuery } from '../../../../stores/draws/draws.ts';
import { ListEnd } from '../../../ui/loading/list-end.tsx';
import { placeAmong, useSteps } from '../../../ui/loading/use-steps.ts';
import { DrawCard } from './draw-card.tsx';

const cardsPerStep = 12;

/** Draw cards, more of them as the page is scrolled. */
export function DrawGrid({ list }: { readonly list: List<Draw> }) {
  const draws = list.entries;
  const isDesktop = useStore($isDesktop);
  const { shown, moreRef } = useSteps(draws.length, {
    first: firstCards[isDesktop ? 'desktop' : 'phone'],
    step: cardsPerStep,
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari. */}
      <ul className="card-grid" role="list">
        {draws.slice(0, shown).map((draw, index) => (
          <li key={draw.id} className="draw-grid-cell" {...placeAmong(setSizeOf(list), index)}>
            <DrawCard draw={draw} />
          </li>
        ))}
      </ul>
      <ListEnd query={drawsQuery} list={list} moreRef={moreRef} />
    </>
  );
}
