/** What all tabs of whoever is here may know, of which each goes by its own first (kept.ts). */
import { clearFromTab, getScopedKey, readFromTab, saveToTab } from './scoped-storage.ts';
import { safeLocalStorage } from './web-storage.ts';

/** Keeps a text here and for the other tabs; while it is not known who is here, nothing. */
export function saveToTabAndDevice(name: string, text: string): void {
  saveToTab(name, text);
  const key = getScopedKey(name);
  if (key) safeLocalStorage.write(key, text);
}

/** What this tab keeps under that name, else what another tab kept last. */
export function readFromTabOrDevice(name: string): string | undefined {
  const key = getScopedKey(name);
  return readFromTab(name) ?? (key && safeLocalStorage.read(key));
}

/** Forgets it here, and for the other tabs where what they may know is what this one does. @returns whether that was so */
export function clearFromTabAndDevice(name: string): boolean {
  const key = getScopedKey(name);
  const isShared = key !== undefined && safeLocalStorage.read(key) === readFromTab(name);
  if (isShared) safeLocalStorage.remove(key);
  clearFromTab(name);
  return isShared;
}
