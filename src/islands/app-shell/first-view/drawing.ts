import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFirstView } from './mount.ts';

/**
 * Draws the app on the page's island once its first view is at hand: the page's skeleton stands until then. What goes
 * wrong is an event of the island's, as of a script's, for layouts/head/missing-scripts.js to tell.
 * @throws what went wrong, for the reports
 */
export async function mountApp(App: ComponentType): Promise<void> {
  const island = document.querySelector('astro-island');
  if (!island) return;
  try {
    await loadFirstView();
    createRoot(island).render(createElement(App));
  } catch (error) {
    island.dispatchEvent(new Event('error'));
    throw error;
  }
}
