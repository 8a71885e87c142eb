import type { RouteName } from '../routes.ts';

/** Maps names that an older version may have stored in `history.state`. */
const renamedRoutes: Readonly<Record<string, RouteName>> = {
  raffles: 'draws',
  createTicket: 'createSupportRequest',
};

function toState(entry: unknown): Readonly<Record<string, unknown>> {
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}

/** Returns the number of the app's history entries before this one. */
export function getHistoryDepth(): number {
  const { depth } = toState(history.state);
  return typeof depth === 'number' ? depth : 0;
}

/** Returns the route that opened this history entry. */
export function getPreviousRoute(): unknown {
  const { from } = toState(history.state);
  return typeof from === 'string' && Object.hasOwn(renamedRoutes, from) ? renamedRoutes[from] : from;
}

/**
 * Navigates to a section in a new history entry. Stores the scroll position in the previous one.
 * @param hash URL-encoded
 */
export function goToSection(hash: string): void {
  history.replaceState({ ...toState(history.state), scrolledTo: scrollY }, '');
  const entry = { depth: getHistoryDepth() + 1 };
  location.hash = hash;
  history.replaceState(entry, '');
}

export function restoreSectionScroll({ state }: PopStateEvent): void {
  const { scrolledTo } = toState(state);
  if (typeof scrolledTo === 'number') scrollTo(0, scrolledTo);
}
