/** Settings of whoever is here, one for all tabs of the browser, gone with sign-out as everything that is kept (kept.ts). */
import { keptKey } from './scoped-storage.ts';
import { lasting } from './web-storage.ts';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps a text. @returns false where that is not possible: the browser refuses, or nobody knows who is here */
export function keepForAll(name: string, text: string): boolean {
  const key = keptKey(name);
  if (!key) return false;
  lasting.write(key, text);
  tell();
  return lasting.read(key) === text;
}

/** What is kept under that name. */
export function keptForAll(name: string): string | undefined {
  const key = keptKey(name);
  return key && lasting.read(key);
}

/** Forgets it, in all tabs. */
export function forgetForAll(name: string): void {
  const key = keptKey(name);
  if (key) lasting.remove(key);
  tell();
}

/** True where this browser keeps something for whoever is here. */
export function canKeepForAll(): boolean {
  const key = keptKey('trial');
  if (!key) return false;
  lasting.write(key, key);
  const isKept = lasting.read(key) === key;
  lasting.remove(key);
  return isKept;
}

/** Calls back whenever one of them may have changed, in this tab or another. @returns ends this */
export function onKeptForAll(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
}
