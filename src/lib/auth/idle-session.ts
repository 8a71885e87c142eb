import { sessionEndedKey } from '../api/tokens.ts';
import { safeLocalStorage, writeLastTouch } from '../storage/web-storage.ts';

/** When a session ends by itself on a device that others use. */
export const idleLimitMs = 10 * 60_000;
const idleWarningMs = 60_000;

export type IdleState = 'active' | 'warned' | 'expired';

/** An unknown time counts as expired. */
export function getIdleState(idleMs: number): IdleState {
  if (idleMs < idleLimitMs - idleWarningMs) return 'active';
  return idleMs < idleLimitMs ? 'warned' : 'expired';
}

/**
 * True if the session of a stored touch is over when a page opens. A touch more than a minute ahead proves nothing:
 * the clock was set back.
 * @param touch ms since the epoch, as text
 */
export function isTouchExpired(touch: string, now: number): boolean {
  const idleMs = now - Number(touch);
  return !(idleMs < idleLimitMs && idleMs > -idleWarningMs);
}

const idleMark = 'idle';

/** True if the last session ended after ten minutes without a touch, on a device that others use. */
export const hasSessionEndedIdle = (): boolean => safeLocalStorage.read(sessionEndedKey) === idleMark;

/** Marks it until the next sign-in. Runs after the end of the session, which clears the mark. */
export function markSessionEndedIdle(): void {
  safeLocalStorage.write(sessionEndedKey, idleMark);
}

export const saveLastTouch = (): void => writeLastTouch(`${Date.now()}`);
