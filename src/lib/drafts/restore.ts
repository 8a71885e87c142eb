export interface RestoredDraft {
  /** Ms since the epoch. */
  readonly at: number;
  readonly discard: () => void;
  readonly reapply: () => void;
}

const restored = new Map<string, RestoredDraft>();
const listeners = new Set<() => void>();

export function setRestoredDraft(name: string, draft?: RestoredDraft): void {
  if (draft) restored.set(name, draft);
  else if (!restored.delete(name)) return;
  for (const listener of listeners) listener();
}

export const getRestoredDraft = (name: string): RestoredDraft | undefined => restored.get(name);

export function subscribeToRestoredDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
