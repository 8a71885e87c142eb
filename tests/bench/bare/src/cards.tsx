import type { ReactNode } from 'react';
import type { Draw } from './draw.ts';

interface CardsProps {
  readonly draws: readonly Draw[];
  /** What stands at the end of a card. */
  readonly foot?: (draw: Draw) => ReactNode;
}

/** The raffles with nothing but React. */
export function Cards({ draws, foot }: CardsProps) {
  return (
    <main>
      <h1>Raffles</h1>
      {draws.map((draw) => (
        <article key={draw.id}>
          <img src={draw.logo_url} alt="" width={48} height={48} loading="lazy" />
          <h2>{draw.price_cta}</h2>
          <p>{draw.name}</p>
          <p>{draw.description}</p>
          {foot?.(draw)}
        </article>
      ))}
    </main>
  );
}
