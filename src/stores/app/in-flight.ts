/** By lock key. */
export const writesInFlight = new Map<string, object>();

export const isInFlight = (): boolean => writesInFlight.size > 0;
