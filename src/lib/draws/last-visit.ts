import { getReadKeysName } from '../notifications/unread.ts';
import { isSharedDevice } from '../storage/shared-device.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';

/** A shorter absence is not worth telling of. */
const minAbsenceMs = 24 * 60 * 60 * 1_000;
/** After a longer one the list of closed draws is too long to read. */
const maxAbsenceMs = 90 * minAbsenceMs;

/**
 * Decides whether the member was away.
 * @param lastVisit stored text; anything but a time is no visit, a time of the future neither (clocks jump)
 * @returns the last visit after an absence of 1 to 90 days, in ms since the epoch
 */
export function getAbsenceStart(lastVisit: string | undefined, nowMs: number): number | undefined {
  const at = Number(lastVisit || Number.NaN);
  const absence = nowMs - at;
  return absence >= minAbsenceMs && absence <= maxAbsenceMs ? at : undefined;
}

/**
 * Saves the visit. The key stays after sign-out and does not identify the member, as the read marks'.
 * @returns the last visit after an absence, as `getAbsenceStart`; undefined with blocked storage
 */
export function saveVisit(subdomain: string, email: string, nowMs: number): number | undefined {
  const key = getReadKeysName(subdomain, email, 'visit');
  const start = getAbsenceStart(safeLocalStorage.read(key), nowMs);
  if (!isSharedDevice()) safeLocalStorage.write(key, String(nowMs));
  return start;
}
