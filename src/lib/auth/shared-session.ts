import { sessionEndedKey } from '../api/tokens.ts';
import { writeLastTouch } from '../storage/shared-device.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';

const idleMark = 'idle';

/** True if the last session ended after ten minutes without a touch, on a device that others use. */
export const hasSessionEndedIdle = (): boolean => safeLocalStorage.read(sessionEndedKey) === idleMark;

/** Marks it until the next sign-in. Runs after the end of the session, which clears the mark. */
export function markSessionEndedIdle(): void {
  safeLocalStorage.write(sessionEndedKey, idleMark);
}

export const saveLastTouch = (): void => writeLastTouch(`${Date.now()}`);
