export interface RestoredDraft {
  /** In ms since the epoch. */
  readonly at: number;
  readonly discard: () => void;
  readonly reapply: () => void;
}

const restored = new Map<string, RestoredDraft>();
const listeners = new Set<() => void>();

/** Sets or clears the restored draft of a form and notifies listeners. */
export function setRestoredDraft(name: string, draft?: RestoredDraft): void {
  if (draft) restored.set(name, draft);
  else if (!restored.delete(name)) return;
  for (const listener of listeners) listener();
}

/** Returns the restored draft of a visible form. */
export const getRestoredDraft = (name: string): RestoredDraft | undefined => restored.get(name);

/** Calls back on changes. @returns a function that unsubscribes */
export function subscribeToRestoredDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
