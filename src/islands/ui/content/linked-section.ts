import type { Heading } from '../../../lib/html/sanitise.ts';

/**
 * Follows the address to its section, which was not there yet when the page loaded. Who has gone on reading elsewhere
 * by then stays there.
 */
export function scrollToLinkedSection(headings: readonly Heading[]): void {
  const hash = location.hash.slice(1);
  if (!hash || scrollY > 0) return;
  const heading = headings.find(({ id }) => hash === id || hash === encodeURIComponent(id));
  if (heading) document.getElementById(heading.id)?.scrollIntoView();
}
