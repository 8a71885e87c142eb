/** Settings of whoever is here, one for all tabs of the browser, gone with sign-out as everything that is kept (kept.ts). */
import { clearFromTab, getScopedKey, readFromTab, saveToTab } from './scoped-storage.ts';
import { safeLocalStorage } from './web-storage.ts';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps a text. @returns false where that is not possible: the browser refuses, or nobody knows who is here */
export function saveToDevice(name: string, text: string): boolean {
  const key = getScopedKey(name);
  if (!key) return false;
  safeLocalStorage.write(key, text);
  tell();
  return safeLocalStorage.read(key) === text;
}

/** What is kept under that name. */
export function readFromDevice(name: string): string | undefined {
  const key = getScopedKey(name);
  return key && safeLocalStorage.read(key);
}

/** Forgets it, in all tabs. */
export function clearFromDevice(name: string): void {
  const key = getScopedKey(name);
  if (key) safeLocalStorage.remove(key);
  tell();
}

/** True where this browser keeps something for whoever is here. */
export function canSaveToDevice(): boolean {
  const key = getScopedKey('trial');
  if (!key) return false;
  safeLocalStorage.write(key, key);
  const isKept = safeLocalStorage.read(key) === key;
  safeLocalStorage.remove(key);
  return isKept;
}

/** Calls back whenever one of them may have changed, in this tab or another. @returns ends this */
export function subscribeToDeviceStorage(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
}

// What all tabs of whoever is here may know, of which each goes by its own first (kept.ts).

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
