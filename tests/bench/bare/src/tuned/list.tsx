import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { frameClass } from '../../../../../src/islands/app-shell/frame-class.ts';
import { pageClass } from '../../../../../src/islands/ui/page.tsx';
import { type CardDraw, firstCardCounts } from '../../../../../src/lib/draws/draw-card.ts';
import { parsePence } from '../../../../../src/lib/format/money.ts';
import type { Draw } from '../draw.ts';
import { Card } from './card.tsx';
import { DrawDetail } from './draw-detail.tsx';

declare global {
  var firstDraws: Promise<{ readonly results: readonly Draw[] }> | undefined;
}

function read(draw: Draw): CardDraw {
  return { ...draw, id: String(draw.id), ticket_price: parsePence(draw.ticket_price) ?? 0 };
}

interface CardsProps {
  readonly draws: readonly CardDraw[];
  readonly onOpen: (draw: CardDraw) => void;
}

function Cards({ draws, onOpen }: CardsProps) {
  const [shown, setShown] = useState<number>(firstCardCounts.phone);
  useEffect(() => startTransition(() => setShown(draws.length)), [draws]);
  return (
    <ul className="card-grid">
      {draws.slice(0, shown).map((draw) => (
        <li key={draw.id} className="draw-grid-cell">
          <Card draw={draw} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

interface ListProps {
  readonly children?: ReactNode;
}

/** The site's raffles list in plain React. */
export default function List({ children }: ListProps) {
  const [draws, setDraws] = useState<readonly CardDraw[]>();
  const [opened, setOpened] = useState<CardDraw>();
  useEffect(() => {
    globalThis.firstDraws?.then(({ results }) => setDraws(results.map(read)));
  }, []);
  if (opened) return <DrawDetail draw={opened} onBack={() => setOpened(undefined)} />;
  return (
    <div className={frameClass.main}>
      <main>
        <h1 className={frameClass.pageTitle}>Raffles</h1>
        <div className={pageClass.page}>{draws ? <Cards draws={draws} onOpen={setOpened} /> : children}</div>
      </main>
    </div>
  );
}
