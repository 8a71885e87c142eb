import { useLayoutEffect } from 'react';
import type { RouteName } from '../lib/routes.ts';

/** The app of every shell. */
export default function App({ shell }: { shell: RouteName | 'notFound' }) {
  useLayoutEffect(() => document.getElementById('skeleton')?.remove(), []);
  return (
    <main id="content">
      <h1>{shell}</h1>
    </main>
  );
}
