import { londonDay } from '../format/london-day.ts';
import { getMemberAnonymousKey } from '../storage/anonymous-key.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';
import { extendPause, isPauseOutdated, type Pause, parsePause } from './pause.ts';
import { hasStoredPause, pauseKeyPrefix } from './pause-key.ts';

/** Returns the storage key of the signed-in member; undefined while the member is unknown. */
export function getPauseKey(): string | undefined {
  const key = getMemberAnonymousKey();
  return key && pauseKeyPrefix + key;
}

/**
 * Reads the member's pause. It stays after sign-out, and ends by the host's time only: until that is measured, every
 * stored pause lasts. A device's clock that was set ahead proves nothing, and without the host no order arrives.
 * @param provenMs the host's time, in ms since the epoch
 * @returns null while the member is unknown and a stored pause may be the member's
 */
export function readPause(provenMs: number | undefined): Pause | null | undefined {
  if (!hasStoredPause()) return undefined;
  const key = getPauseKey();
  const today = provenMs === undefined ? undefined : londonDay(provenMs);
  return key ? parsePause(safeLocalStorage.read(key), today) : null;
}

/** @returns false when the browser refuses to store it */
export function storePause(pause: Pause, now: number): boolean {
  const key = getPauseKey();
  if (!key) return false;
  const text = extendPause(safeLocalStorage.read(key), pause, londonDay(now));
  return safeLocalStorage.write(key, text) && safeLocalStorage.read(key) === text;
}

/** Moves a pause to the key of the member's new email. */
export function movePause(from: string, to: string): void {
  const text = safeLocalStorage.read(from);
  if (text === undefined) return;
  safeLocalStorage.write(to, text);
  safeLocalStorage.remove(from);
}

/** Deletes what no member needs any more. @param provenMs the host's time, in ms since the epoch */
export function removeOutdatedPauses(provenMs: number): void {
  const today = londonDay(provenMs);
  for (const key of safeLocalStorage.keys())
    if (key.startsWith(pauseKeyPrefix) && isPauseOutdated(safeLocalStorage.read(key) ?? '', today))
      safeLocalStorage.remove(key);
}
