import { sessionEndedKey } from '../api/tokens.ts';
import { safeLocalStorage, writeLastTouch } from '../storage/web-storage.ts';

/** Idle time after which a session on a shared device ends. */
export const idleLimitMs = 10 * 60_000;
const idleWarningMs = 60_000;

export type IdleState = 'active' | 'warned' | 'expired';

/** An unknown time counts as expired. */
export function getIdleState(idleMs: number): IdleState {
  if (idleMs < idleLimitMs - idleWarningMs) return 'active';
  return idleMs < idleLimitMs ? 'warned' : 'expired';
}

/**
 * True if the session of a stored touch has expired when a page opens. A touch more than 1 minute ahead is invalid,
 * because the clock was set back.
 * @param touch ms since the epoch, as text
 */
export function isTouchExpired(touch: string, now: number): boolean {
  const idleMs = now - Number(touch);
  return !(idleMs < idleLimitMs && idleMs > -idleWarningMs);
}

const idleMark = 'idle';

/** True if the last session ended because a shared device was idle for 10 minutes. */
export const hasSessionEndedIdle = (): boolean => safeLocalStorage.read(sessionEndedKey) === idleMark;

/** Marks an idle sign-out until the next sign-in. Runs after the session has ended, because that clears the mark. */
export function markSessionEndedIdle(): void {
  safeLocalStorage.write(sessionEndedKey, idleMark);
}

export const saveLastTouch = (): void => writeLastTouch(`${Date.now()}`);
