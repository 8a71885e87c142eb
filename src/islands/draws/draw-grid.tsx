import type { Draw } from '../../lib/contract/draws.ts';
import { useSteps } from '../ui/use-steps.ts';
import { DrawCard } from './draw-card.tsx';

/** Fills any screen more than once; a list of thousands costs no more than this at first. */
const cardsPerStep = 24;

/** Draw cards, more of them as the page is scrolled. */
export function DrawGrid({ draws }: { readonly draws: readonly Draw[] }) {
  const { shown, moreRef } = useSteps(draws.length, cardsPerStep);
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari. */}
      <ul className="card-grid" role="list">
        {draws.slice(0, shown).map((draw) => (
          <li key={draw.id} className="draw-grid-cell">
            <DrawCard draw={draw} />
          </li>
        ))}
      </ul>
      {shown < draws.length && <div ref={moreRef} />}
    </>
  );
}
