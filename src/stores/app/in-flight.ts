/** Writes in flight in this tab, by the name of what they hold up. All money writes share one name. */
export const writesInFlight = new Map<string, object>();

/** True while the API has not replied to every write of this tab. */
export const isInFlight = (): boolean => writesInFlight.size > 0;
