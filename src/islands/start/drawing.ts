import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws the app on its island, in one go. Astro's own renderer has React do that in slices of a few milliseconds, and
 * between them a slow phone is busy with frames in which nothing has changed.
 */
export default (island: Element) => (App: ComponentType) => createRoot(island).render(createElement(App));
