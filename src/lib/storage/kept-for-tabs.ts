/** What all tabs of whoever is here may know, of which each goes by its own first (kept.ts). */
import { forget, keep, kept, keptKey } from './scoped-storage.ts';
import { lasting } from './web-storage.ts';

/** Keeps a text here and for the other tabs; while it is not known who is here, nothing. */
export function keepForTabs(name: string, text: string): void {
  keep(name, text);
  const key = keptKey(name);
  if (key) lasting.write(key, text);
}

/** What this tab keeps under that name, else what another tab kept last. */
export function keptForTabs(name: string): string | undefined {
  const key = keptKey(name);
  return kept(name) ?? (key && lasting.read(key));
}

/** Forgets it here, and for the other tabs where what they may know is what this one does. @returns whether that was so */
export function forgetForTabs(name: string): boolean {
  const key = keptKey(name);
  const isShared = key !== undefined && lasting.read(key) === kept(name);
  if (isShared) lasting.remove(key);
  forget(name);
  return isShared;
}
