import type { RouteName } from '../routes.ts';

/** Current names of routes by a name that an older version may have stored in `history.state`. */
const renamedRoutes: Readonly<Record<string, RouteName>> = {
  raffles: 'draws',
  createTicket: 'createSupportRequest',
};

function toState(entry: unknown): Readonly<Record<string, unknown>> {
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}

/** Returns the number of our screens and sections behind this history entry, which stores it. */
export function getHistoryDepth(): number {
  const { depth } = toState(history.state);
  return typeof depth === 'number' ? depth : 0;
}

/** Returns the route from which this history entry was opened. Maps old names to current ones. */
export function getPreviousRoute(): unknown {
  const { from } = toState(history.state);
  return typeof from === 'string' && Object.hasOwn(renamedRoutes, from) ? renamedRoutes[from] : from;
}

/**
 * Navigates to a section by a history entry of its own. Stores the scroll position in the previous entry.
 * @param hash the section's id after '#', URL-encoded
 */
export function goToSection(hash: string): void {
  history.replaceState({ ...toState(history.state), scrolledTo: scrollY }, '');
  const entry = { depth: getHistoryDepth() + 1 };
  location.hash = hash;
  history.replaceState(entry, '');
}

/** Restores the scroll position from before the navigation to a section. */
export function restoreSectionScroll({ state }: PopStateEvent): void {
  const { scrolledTo } = toState(state);
  if (typeof scrolledTo === 'number') scrollTo(0, scrolledTo);
}
