import { useEffect, useState } from 'react';
import { type Draw, drawsAddress } from '../draw.ts';

function Cards({ draws }: { readonly draws: readonly Draw[] }) {
  return (
    <main>
      <h1>Raffles</h1>
      {draws.map((draw) => (
        <article key={draw.id}>
          <img src={draw.logo_url} alt="" width={48} height={48} loading="lazy" />
          <h2>{draw.price_cta}</h2>
          <p>{draw.name}</p>
          <p>{draw.description}</p>
        </article>
      ))}
    </main>
  );
}

export default function List() {
  const [draws, setDraws] = useState<readonly Draw[]>([]);
  useEffect(() => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    fetch(`http://${location.hostname}:8787${drawsAddress}`, { headers })
      .then((response) => response.json())
      .then(({ results }) => setDraws(results));
  }, []);
  return <Cards draws={draws} />;
}
