/** Writes in flight in this tab, by lock key. */
export const writesInFlight = new Map<string, object>();

/** True while a write of this tab has no reply. */
export const isInFlight = (): boolean => writesInFlight.size > 0;
