import { clearFromTab, getScopedKey, readFromTab, saveToTab } from './scoped-storage.ts';
import { safeLocalStorage } from './web-storage.ts';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Saves the owner's value for all tabs until sign-out. @returns false when refused or without an owner */
export function saveToDevice(name: string, text: string): boolean {
  const key = getScopedKey(name);
  if (!key) return false;
  safeLocalStorage.write(key, text);
  notifyListeners();
  return safeLocalStorage.read(key) === text;
}

export function readFromDevice(name: string): string | undefined {
  const key = getScopedKey(name);
  return key && safeLocalStorage.read(key);
}

export function clearFromDevice(name: string): void {
  const key = getScopedKey(name);
  if (key) safeLocalStorage.remove(key);
  notifyListeners();
}

export function canSaveToDevice(): boolean {
  const key = getScopedKey('trial');
  if (!key) return false;
  safeLocalStorage.write(key, key);
  const isStored = safeLocalStorage.read(key) === key;
  safeLocalStorage.remove(key);
  return isStored;
}

export function subscribeToDeviceStorage(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', notifyListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', notifyListeners);
  };
}

export function saveToTabAndDevice(name: string, text: string): void {
  saveToTab(name, text);
  const key = getScopedKey(name);
  if (key) safeLocalStorage.write(key, text);
}

export function readFromTabOrDevice(name: string): string | undefined {
  const key = getScopedKey(name);
  return readFromTab(name) ?? (key && safeLocalStorage.read(key));
}

/** Removes this tab's value, and the shared value if both are equal. @returns whether they were equal */
export function clearFromTabAndDevice(name: string): boolean {
  const key = getScopedKey(name);
  const isShared = key !== undefined && safeLocalStorage.read(key) === readFromTab(name);
  if (isShared) safeLocalStorage.remove(key);
  clearFromTab(name);
  return isShared;
}
