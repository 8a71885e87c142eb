/** The tab's history, whose entries carry what is known of them. */

function stateOf(entry: unknown): Readonly<Record<string, unknown>> {
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}

/** How many screens and sections of ours lie behind this entry; kept in the entry itself. */
export function getHistoryDepth(): number {
  const { depth: kept } = stateOf(history.state);
  return typeof kept === 'number' ? kept : 0;
}

/** Name of the route from which this entry was opened; kept in the entry itself. */
export function getPreviousRoute(): unknown {
  return stateOf(history.state)['from'];
}

/**
 * Goes to a section of the page by an entry of its own. The one before keeps how far the page was scrolled.
 * @param hash the section's id after '#', as an address has it
 */
export function goToSection(hash: string): void {
  history.replaceState({ ...stateOf(history.state), scrolledTo: scrollY }, '');
  const entry = { depth: getHistoryDepth() + 1 };
  location.hash = hash;
  history.replaceState(entry, '');
}

/** Goes back with the browser to where the page was scrolled when a section was chosen. */
export function restoreSectionScroll({ state }: PopStateEvent): void {
  const { scrolledTo } = stateOf(state);
  if (typeof scrolledTo === 'number') scrollTo(0, scrolledTo);
}
