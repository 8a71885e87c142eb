import { useEffect, useState } from 'react';
import { type Draw, drawsAddress } from '../draw.ts';
import { Cards } from './cards.tsx';

/** The list of raffles with nothing but React. */
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
