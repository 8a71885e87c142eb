import { useEffect, useState } from 'react';

interface Draw {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price_cta: string;
  readonly logo_url: string;
}

const address = '/draws/public/?status=live&status=scheduled&sort=popular&order=desc';

/** The list of raffles with nothing but React. */
export default function List() {
  const [draws, setDraws] = useState<readonly Draw[]>([]);
  useEffect(() => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    fetch(`http://${location.hostname}:8787${address}`, { headers })
      .then((response) => response.json())
      .then(({ results }) => setDraws(results));
  }, []);
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
