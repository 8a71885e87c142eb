import { useEffect, useState } from 'react';
import { Cards } from '../cards.tsx';
import type { Draw } from '../draw.ts';

declare global {
  /** Asked for in the head of the page, before any script of it is there. */
  var firstDraws: Promise<{ readonly results: readonly Draw[] }> | undefined;
}

/** The list of raffles with nothing but React; a tap on a card shows its draw. */
export default function List() {
  const [draws, setDraws] = useState<readonly Draw[]>([]);
  const [opened, setOpened] = useState<Draw>();
  useEffect(() => {
    globalThis.firstDraws?.then(({ results }) => setDraws(results));
  }, []);
  if (opened) return <Opened draw={opened} onBack={() => setOpened(undefined)} />;
  const play = (draw: Draw) => (
    <button type="button" onClick={() => setOpened(draw)}>
      Play
    </button>
  );
  return <Cards draws={draws} foot={play} />;
}

function Opened({ draw, onBack }: { readonly draw: Draw; readonly onBack: () => void }) {
  return (
    <main>
      <button type="button" onClick={onBack}>
        Back
      </button>
      <h1>{draw.name}</h1>
      <article>
        <img src={draw.logo_url} alt="" width={48} height={48} />
        <h2>{draw.price_cta}</h2>
        <p>£{draw.ticket_price}</p>
        <p>{draw.description}</p>
        <p>{new Date(draw.end_date).toLocaleString('en-US')}</p>
      </article>
    </main>
  );
}
