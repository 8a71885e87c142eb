/** What forms on screen show again, by their names. */

/** A draft from before, which its form shows again. */
export interface RestoredDraft {
  /** When it was put away, in ms since the epoch. */
  readonly at: number;
  /** Forgets it, once the fields are as they were at first. */
  readonly discard: () => void;
  /** Puts it into the fields once more. */
  readonly reapply: () => void;
}

const restored = new Map<string, RestoredDraft>();
const listeners = new Set<() => void>();

/** Notes what a form shows again; nothing any more where there is none. */
export function setRestoredDraft(name: string, draft?: RestoredDraft): void {
  if (draft) restored.set(name, draft);
  else if (!restored.delete(name)) return;
  for (const listener of listeners) listener();
}

/** The draft from before that a form on screen shows again. */
export const getRestoredDraft = (name: string): RestoredDraft | undefined => restored.get(name);

/** Calls back when that changes. @returns ends this */
export function subscribeToRestoredDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
