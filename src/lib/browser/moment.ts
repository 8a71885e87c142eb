/** The device's clock, in ms since the epoch, and the page's own time (`performance.now`). */
export interface Moment {
  readonly at: number;
  readonly uptime: number;
}

export const getMoment = (): Moment => ({ at: Date.now(), uptime: performance.now() });

/** Returns a stored moment of the device's clock. A moment that lies ahead counts as now. */
export function toMoment(at: number, now = getMoment()): Moment {
  return { at, uptime: now.uptime - Math.max(0, now.at - at) };
}

/**
 * Returns the ms since a moment by the clock that counted more. Only the device's clock continues while the device
 * sleeps, and only the page's own cannot be changed. NaN if the moment is unreadable.
 */
export function getElapsedMs(moment: Moment, now = getMoment()): number {
  return Math.max(0, now.at - moment.at, now.uptime - moment.uptime);
}
