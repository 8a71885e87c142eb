/** When a session ends by itself on a device that others use. */
export const idleLimitMs = 10 * 60_000;
const idleWarningMs = 60_000;

/** The clock, in ms since the epoch, and the page's own time (`performance.now`). */
export interface Moment {
  readonly at: number;
  readonly uptime: number;
}

/**
 * Returns the moment of a stored touch, as this page's own time would have it.
 * @param at ms since the epoch; NaN if unreadable
 */
export function toTouch(at: number, now: Moment): Moment {
  return { at, uptime: now.uptime - Math.max(0, now.at - at) };
}

/**
 * Returns the ms since the last touch by the clock that counted more: only the device's clock goes on while the
 * device sleeps, and only the page's own cannot be set back. NaN if the touch is unreadable.
 */
export function getIdleMs(touch: Moment, now: Moment): number {
  return Math.max(0, now.at - touch.at, now.uptime - touch.uptime);
}

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
