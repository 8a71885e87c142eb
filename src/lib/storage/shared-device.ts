import { safeLocalStorage } from './web-storage.ts';

const key = 'sharedDevice';

/** Fallback for blocked storage, until the page unloads. */
let inMemory: string | undefined;

/** Returns the last touch of a session on a device that others use, in ms since the epoch; undefined in others. */
export const readLastTouch = (): string | undefined => safeLocalStorage.read(key) ?? inMemory;

/** True if nothing of the member may stay behind. */
export const isSharedDevice = (): boolean => readLastTouch() !== undefined;

/** @param text undefined ends the sharing */
export function writeLastTouch(text?: string): void {
  inMemory = text && !safeLocalStorage.write(key, text) ? text : undefined;
  if (!text) safeLocalStorage.remove(key);
}
