/** By member and operation. */
export const writesInFlight = new Set<string>();

export const isInFlight = (): boolean => writesInFlight.size > 0;
