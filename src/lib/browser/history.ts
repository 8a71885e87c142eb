import { safeSessionStorage } from '../storage/web-storage.ts';

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
  return toState(history.state)['from'];
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

export const returnAddressKey = 'returnTo';

/** Saves the page's address for the tab's next sign-in. */
export function writeReturnAddress(): void {
  safeSessionStorage.write(returnAddressKey, location.pathname + location.search);
}
