/** Keeps how many entries of a list are visible with the history entry, for the way back to it. */
export function saveVisibleCount(visibleCount: number): void {
  history.replaceState({ ...history.state, visibleCount }, '');
}

export function getVisibleCount(): number | undefined {
  const { visibleCount }: { readonly visibleCount?: unknown } = { ...history.state };
  return typeof visibleCount === 'number' ? visibleCount : undefined;
}
