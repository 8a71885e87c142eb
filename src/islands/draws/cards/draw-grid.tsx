import { useStore } from '@nanostores/react';
import { memo, startTransition, useEffect, useState } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { List } from '../../../lib/data/list.ts';
import type { CardDraw } from '../../../lib/draws/draw-card.ts';
import { $ticketCounts, drawsQuery } from '../../../stores/draws/draws.ts';
import { ListPages } from '../../ui/loading/show-more.tsx';
import { DrawCardView, drawCellClass, drawGridClass } from './draw-card-view.tsx';
import { DrawCountdown } from './draw-countdown.tsx';
import { DrawLogo } from './draw-logo.tsx';
import { getFirstCardCount } from './first-cards.tsx';

/** Memoised: Show more renders new cards only. */
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

let isFirstView = true;

/**
 * Renders the first cards of a page load before the others, so that a slow phone reacts to input earlier
 * (docs/decisions.md).
 */
export function DrawGrid({ list }: { readonly list: List<Draw> }) {
  const [firstCount, setFirstCount] = useState(() => (isFirstView ? getFirstCardCount() : undefined));
  useEffect(() => {
    isFirstView = false;
    startTransition(() => setFirstCount(undefined));
  }, []);
  return (
    <ListPages query={drawsQuery} list={list}>
      {(draws) => (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
        <ul className={drawGridClass} role="list">
          {draws.slice(0, firstCount).map((draw) => (
            <li key={draw.id} className={drawCellClass}>
              <DrawCard draw={draw} />
            </li>
          ))}
        </ul>
      )}
    </ListPages>
  );
}
