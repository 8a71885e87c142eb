/** Settings of whoever is here, one for all tabs of the browser, gone with sign-out as everything that is kept (kept.ts). */
import { getScopedKey } from './scoped-storage.ts';
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
